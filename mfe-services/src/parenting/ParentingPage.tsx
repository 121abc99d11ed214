import { parentingFacts, serviceFaith } from '@site/shared-data/facts/services';
import { paths } from '@site/shared-data/paths';
import { Block } from '@site/ui/Block';
import { CheckList } from '@site/ui/CheckList';
import { GetHelp } from '@site/ui/GetHelp';
import { NextStep } from '@site/ui/NextStep';
import { Side, SideBySide } from '@site/ui/SideBySide';
import { Steps } from '@site/ui/Steps';
import { ServiceHeader } from '../ServiceHeader';
import { servicePage } from '../servicePage';
import { DadsAndPartner } from './DadsAndPartner';

export const parentingPage = servicePage({
  path: paths.parenting,
  title: 'Parenting support',
  description:
    'Practical help for moms and dads, from the first kicks to the first steps: what there is, how it works, and a place for dads.',
  Page: ParentingPage,
});

/** Parenting support for moms and dads. */
export function ParentingPage() {
  return (
    <>
      <ServiceHeader path={paths.parenting} title="Parenting support" brief={parentingFacts.brief.value}>
        <p>{serviceFaith.value}</p>
      </ServiceHeader>
      <Block>
        <SideBySide>
          <Side heading="For moms and dads">
            <p>You do not have to know it all before your baby comes. You can learn as you go.</p>
            <CheckList items={parentingFacts.offers.value} />
          </Side>
          <Side heading="Come as you are">
            <p>{parentingFacts.company.value}</p>
            <p>{parentingFacts.cost.value}</p>
          </Side>
        </SideBySide>
      </Block>
      <Block heading="How it works" tone="sand">
        <Steps steps={parentingFacts.steps.value} across />
      </Block>
      <DadsAndPartner />
      <NextStep
        related={{
          label: 'Medical clinic',
          path: `${paths.clinic}#first-visit`,
          hint: 'Your first visit, step by step',
        }}
      />
      <GetHelp />
    </>
  );
}
