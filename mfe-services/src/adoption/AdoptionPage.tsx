import { adoptionFacts, serviceFaith } from '@site/shared-data/facts/services';
import { paths } from '@site/shared-data/paths';
import { links } from '@site/shared-data/siteFacts';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { GetHelp } from '@site/ui/GetHelp';
import { NextStep } from '@site/ui/NextStep';
import { Side, SideBySide } from '@site/ui/SideBySide';
import { Steps } from '@site/ui/Steps';
import { ServiceHeader } from '../ServiceHeader';
import { servicePage } from '../servicePage';
import { AdoptionWords } from './AdoptionWords';

export const adoptionPage = servicePage({
  path: paths.adoption,
  title: 'Adoption',
  description: 'Thinking about adoption is okay. What you can talk over here, and what the words of adoption mean.',
  Page: AdoptionPage,
});

/** Adoption: support for a decision, plain words, and the link to the adoption partner. */
export function AdoptionPage() {
  return (
    <>
      <ServiceHeader path={paths.adoption} title="Adoption" brief={adoptionFacts.brief.value}>
        <p>{serviceFaith.value}</p>
      </ServiceHeader>
      <Block>
        <SideBySide>
          <Side heading="Thinking about it is okay">
            <p>Thinking about adoption does not mean you have decided. You can ask, wait and change your mind.</p>
            <p>{adoptionFacts.pace.value}</p>
            <p>{adoptionFacts.cost.value}</p>
          </Side>
          <Side heading="Words you may hear">
            <AdoptionWords />
          </Side>
        </SideBySide>
      </Block>
      <Block heading="What we do" tone="sand">
        <Steps steps={adoptionFacts.steps.value} across />
      </Block>
      <CallToAction
        heading="Meet our adoption partner"
        actions={
          <Button href={links.adoption.value} newTab>
            Visit our adoption partner
          </Button>
        }
      >
        <p>You can read more on their site, in your own time.</p>
      </CallToAction>
      <NextStep related={{ label: 'Contact us', path: paths.contact, hint: 'More ways to reach us' }} />
      <GetHelp />
    </>
  );
}
