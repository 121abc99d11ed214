import { definePage } from '@site/section/definePage';
import { giveFacts } from '@site/shared-data/facts/partner';
import { paths } from '@site/shared-data/paths';
import { org } from '@site/shared-data/siteFacts';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { FactList } from '@site/ui/FactList';
import { PageHeader } from '@site/ui/PageHeader';
import { SideBySide } from '@site/ui/SideBySide';
import { GivingChoices } from '../giving/GivingChoices';
import { onlineWays } from '../giving/waysToGive';

/** The questions of donors. An unknown answer has a note, and an answer that is confirmed as missing is left out. */
const known = [
  {
    term: 'Tax status',
    fact: { value: `${org.name.value} is ${org.legalStatus.value}.`, status: org.legalStatus.status },
  },
  { term: 'Tax number (EIN)', fact: org.taxNumber },
  { term: 'Who runs the giving page', fact: giveFacts.provider },
].flatMap(({ term, fact: { value, status } }) => {
  const detail = value ?? (status === 'sample' ? 'To be confirmed' : null);
  return detail === null ? [] : [{ term, detail }];
});

export const givePage = definePage({
  path: paths.give,
  title: 'Give',
  description:
    'Give once or each month on our giving page, which opens in a new tab. Or send us a message with your question.',
  picture: 'give-one-time',
  Page: GivePage,
});

/** The page behind every Donate Now button: the choices, and information for donors. */
export function GivePage() {
  return (
    <>
      <PageHeader
        title="Give"
        lead="Thank you for thinking of a gift. You choose the amount."
        picture={{
          name: 'give-one-time',
          alt: 'A wrapped gift with a ribbon and a camellia on top, with a card and a small package on a table.',
        }}
        first={<GivingChoices options={onlineWays} />}
      />
      <Block>
        <SideBySide
          sides={[
            { heading: 'Before you give', content: <FactList facts={known} /> },
            {
              heading: 'Other ways',
              content: (
                <>
                  <p>By check, in your will, or with a box of baby supplies.</p>
                  <Button to={paths.donate} variant="quiet">
                    See all ways to give
                  </Button>
                </>
              ),
            },
          ]}
        />
      </Block>
      <CallToAction heading="Do you have a question?" actions={<Button to={paths.contact}>Send us a message</Button>}>
        <p>Ask about a gift, a receipt or what is done with it.</p>
      </CallToAction>
    </>
  );
}
