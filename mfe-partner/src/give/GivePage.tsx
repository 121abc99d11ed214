import { definePage } from '@site/section/definePage';
import { donateFacts, giveFacts } from '@site/shared-data/facts/partner';
import { paths } from '@site/shared-data/paths';
import { roles } from '@site/shared-data/roles';
import { contact, org } from '@site/shared-data/siteFacts';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { CheckList } from '@site/ui/CheckList';
import { ClinicAddress } from '@site/ui/ClinicAddress';
import { FactList } from '@site/ui/FactList';
import { PageHeader } from '@site/ui/PageHeader';
import { Side, SideBySide } from '@site/ui/SideBySide';
import { StillMissing } from '@site/ui/StillMissing';
import { GivingChoices } from '../giving/GivingChoices';
import { onlineWays } from '../giving/waysToGive';

/** Information for donors before a gift, without unknown facts. */
const known = [
  { term: 'Receipt', detail: donateFacts.receipt.value },
  {
    term: 'By check',
    detail: (
      <>
        <p>{donateFacts.check.value}</p>
        <ClinicAddress />
      </>
    ),
  },
  { term: 'Tax status', detail: `${org.name.value} is ${org.legalStatus.value}.` },
  { term: 'Tax number (EIN)', detail: org.taxNumber.value },
  { term: 'Who runs the giving page', detail: giveFacts.provider.value },
  { term: 'Who answers you', detail: `The ${roles.donors.value}. ${contact.replyTime.value}` },
].filter(({ detail }) => detail !== null);

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
        lead="Thank you for thinking about a gift. You choose the amount."
        picture={{
          name: 'give-one-time',
          alt: 'A wrapped gift with a ribbon and a camellia on top, with a card and a small package on a table.',
        }}
        first={<GivingChoices options={onlineWays} />}
      />
      <Block heading="What your gift does" tone="sage">
        <CheckList items={donateFacts.gifts.value} across />
        <Button to={paths.impact} variant="quiet">
          See our impact
        </Button>
      </Block>
      <Block>
        <SideBySide>
          <Side heading="Before you give">
            <FactList facts={known} />
          </Side>
          <Side heading="Other ways">
            <p>In your will, through your employer, or with a box of baby supplies.</p>
            <Button to={paths.donate} variant="quiet">
              See all ways to give
            </Button>
          </Side>
        </SideBySide>
      </Block>
      <CallToAction heading="Do you have a question?" actions={<Button to={paths.contact}>Send us a message</Button>}>
        <p>Ask about a gift, a receipt or how gifts are used.</p>
      </CallToAction>
      <StillMissing
        facts={[
          ['our tax number (EIN)', org.taxNumber],
          ['who runs the giving page', giveFacts.provider],
        ]}
      />
    </>
  );
}
