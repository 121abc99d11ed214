import { monthlyPartnerFacts } from '@site/shared-data/facts/partner';
import { paths } from '@site/shared-data/paths';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { PageHeader } from '@site/ui/PageHeader';
import { Prose } from '@site/ui/Prose';
import { Steps } from '@site/ui/Steps';
import { GiveOnline } from '../giving/GiveOnline';

/** What it means to give each month. */
export function MonthlyPartnerPage() {
  return (
    <>
      <PageHeader
        title="Become a monthly partner"
        lead="A gift that comes each month is steady help."
        picture={{
          name: 'monthly-partner',
          alt: 'A gardener in a sun hat stands by a bed of camellias that grow from seedlings to full bloom, with a watering can beside.',
        }}
      >
        <GiveOnline label="Give monthly" />
      </PageHeader>
      <Block heading="Why monthly">
        <Prose>
          <p>Babies grow week by week, and so does the list of what they need.</p>
          <p>{monthlyPartnerFacts.why.value}</p>
        </Prose>
      </Block>
      <Block heading="How it works" tone="sage">
        <Steps steps={monthlyPartnerFacts.steps.value} across />
      </Block>
      <CallToAction
        heading="Do you want to talk it over?"
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
