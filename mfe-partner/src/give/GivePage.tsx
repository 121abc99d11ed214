import { definePage } from '@site/section/definePage';
import { giveFacts } from '@site/shared-data/facts/partner';
import { paths } from '@site/shared-data/paths';
import { Answers } from '@site/ui/Answers';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { PageHeader } from '@site/ui/PageHeader';
import { ClinicAddress } from '../ClinicAddress';
import { GivingChoices } from '../giving/GivingChoices';
import { givingQuestions } from '../giving/givingQuestions';
import { OtherWays } from '../giving/OtherWays';

const byCheck = {
  question: 'Can I send a check?',
  answer: (
    <>
      <p>{giveFacts.check.value}</p>
      <ClinicAddress />
    </>
  ),
};

export const givePage = definePage({
  path: paths.give,
  title: 'Give',
  description: 'Give online, by check, each month or in your will. Or send us a message with your question.',
  picture: 'give-one-time',
  Page: GivePage,
});

/** The page behind every Donate Now. */
export function GivePage() {
  return (
    <>
      <PageHeader
        title="Give"
        lead="Thank you for thinking of a gift. You choose the way and the amount."
        picture={{
          name: 'give-one-time',
          alt: 'A wrapped gift with a ribbon and a camellia on top, with a card and a small parcel on a table.',
        }}
        first={<GivingChoices />}
      />
      <Block heading="More ways to give">
        <OtherWays />
      </Block>
      <Block heading="Receipts, taxes and checks">
        <Answers answers={[...givingQuestions, byCheck]} />
      </Block>
      <CallToAction
        heading="Do you have a question?"
        actions={
          <>
            <Button to={paths.contact}>Send us a message</Button>
            <Button to={paths.donate} variant="secondary">
              See all ways to give
            </Button>
          </>
        }
      >
        <p>Ask about a gift, a receipt or what is done with it.</p>
      </CallToAction>
    </>
  );
}
