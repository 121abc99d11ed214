import { paths } from '@site/shared-data/paths';
import { monthlyTerms } from '@site/shared-data/programFacts';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { PageHeader } from '@site/ui/PageHeader';
import { Prose } from '@site/ui/Prose';
import { Steps } from '@site/ui/Steps';
import { GiveOnline } from '../GiveOnline';

const steps = [
  { title: 'Choose any amount', text: 'Small is welcome. What counts is that it comes each month.' },
  { title: 'Set it up online', text: 'Our giving page opens in a new tab. Choose the monthly option there.' },
  { title: 'Get your receipt', text: 'We send you one for your tax records.' },
  { title: 'Change it any time', text: monthlyTerms.value },
];

/** What it means to give each month. */
export function MonthlyPartnerPage() {
  return (
    <>
      <PageHeader
        title="Become a monthly partner"
        lead="A gift that comes each month is steady help. Families can lean on it, and so can we."
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
          <p>
            When you give each month, we know what we can count on. We can plan classes, fill shelves and keep our word.
          </p>
        </Prose>
      </Block>
      <Block heading="How it works" tone="sage">
        <Steps steps={steps} across />
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
        <p>We are glad to help you set up, change or stop a monthly gift.</p>
      </CallToAction>
    </>
  );
}
