import { paths } from '@site/shared-data/paths';
import { links } from '@site/shared-data/siteFacts';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { GetHelp } from '@site/ui/GetHelp';
import { NextStep } from '@site/ui/NextStep';
import { Steps } from '@site/ui/Steps';
import { ServiceHeader } from '../ServiceHeader';
import { AdoptionWords } from './AdoptionWords';

const steps = [
  { title: 'Listen', text: 'You say what you hope for and what worries you. We listen first.' },
  { title: 'Explain', text: 'You ask what the words and the steps mean. We answer in plain words.' },
  { title: 'Connect', text: 'When you want, we put you in touch with people who do this every day.' },
];

/** Adoption: room to think, plain words, and the way to the adoption partner. */
export function AdoptionPage() {
  return (
    <>
      <ServiceHeader
        path={paths.adoption}
        title="Adoption"
        lead="You can talk adoption over with someone who listens. You lead."
      />
      <Block heading="Thinking about it is okay">
        <p>Thinking about adoption does not mean you have decided. You can ask, wait and change your mind.</p>
        <p>There is no pressure, and we go at your pace.</p>
      </Block>
      <Block heading="What we do" tone="sand">
        <Steps steps={steps} across />
      </Block>
      <AdoptionWords />
      <CallToAction
        heading="Meet our adoption partner"
        actions={
          <Button href={links.adoption.value} newTab>
            Visit our adoption partner
          </Button>
        }
      >
        <p>Our partner works with adoption every day. You can read more on their site, in your own time.</p>
      </CallToAction>
      <GetHelp />
      <NextStep related={{ label: 'Contact us', path: paths.contact, hint: 'More ways to reach us' }} />
    </>
  );
}
