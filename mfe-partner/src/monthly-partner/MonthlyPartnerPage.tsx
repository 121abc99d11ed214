import { definePage } from '@site/section/definePage';
import { monthlyPartnerFacts } from '@site/shared-data/facts/partner';
import { paths } from '@site/shared-data/paths';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { PageHeader } from '@site/ui/PageHeader';
import { Side, SideBySide } from '@site/ui/SideBySide';
import { Steps } from '@site/ui/Steps';
import { GiveOnline } from '../giving/GiveOnline';

export const monthlyPartnerPage = definePage({
  path: paths.monthlyPartner,
  title: 'Become a monthly partner',
  description: 'Give any amount each month: why monthly gifts help, how to set one up, and how to change it.',
  picture: 'monthly-partner',
  Page: MonthlyPartnerPage,
});

/** Monthly gifts. */
function MonthlyPartnerPage() {
  return (
    <>
      <PageHeader
        title="Become a monthly partner"
        lead="A gift each month is help that families can count on."
        picture={{
          name: 'monthly-partner',
          alt: 'A gardener in a sun hat stands by a bed of camellias that grow from seedlings to full bloom, with a watering can beside.',
        }}
      >
        <GiveOnline label="Set up a monthly gift" />
      </PageHeader>
      <Block tone="sage">
        <SideBySide>
          <Side heading="Why monthly">
            <p>Babies grow week by week, and so does the list of what they need.</p>
            <p>{monthlyPartnerFacts.why.value}</p>
          </Side>
          <Side heading="How it works">
            <Steps steps={monthlyPartnerFacts.steps.value} />
          </Side>
        </SideBySide>
      </Block>
      <CallToAction
        heading="Would you like to talk it over?"
        actions={
          <>
            <Button to={paths.contact}>Contact Us</Button>
            <Button to={paths.donate} variant="secondary">
              See all ways to give
            </Button>
          </>
        }
      >
        <p>{monthlyPartnerFacts.help.value}</p>
      </CallToAction>
    </>
  );
}
