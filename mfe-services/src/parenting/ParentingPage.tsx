import { paths } from '@site/shared-data/paths';
import { parentingOffers } from '@site/shared-data/programFacts';
import { Block } from '@site/ui/Block';
import { CheckList } from '@site/ui/CheckList';
import { GetHelp } from '@site/ui/GetHelp';
import { NextStep } from '@site/ui/NextStep';
import { SideBySide } from '@site/ui/SideBySide';
import { ServiceHeader } from '../ServiceHeader';
import { DadsAndPartner } from './DadsAndPartner';
import { HowItWorks } from './HowItWorks';

/** Parenting support: help for moms and dads, at their own pace. */
export function ParentingPage() {
  return (
    <>
      <ServiceHeader
        path={paths.parenting}
        title="Parenting support"
        lead="Practical help for moms and dads, from the first kicks to the first steps."
      />
      <Block>
        <SideBySide
          sides={[
            {
              heading: 'For moms and dads',
              content: (
                <>
                  <p>You do not have to know it all before your baby comes. You can learn as you go.</p>
                  <CheckList items={parentingOffers.value} />
                </>
              ),
            },
            {
              heading: 'Come as you are',
              content: (
                <>
                  <p>
                    You can come alone, as a couple or with your children. Every family is different, and so is the
                    help.
                  </p>
                  <p>Faith is why we do this. You do not need to share it to be welcome here.</p>
                </>
              ),
            },
          ]}
        />
      </Block>
      <HowItWorks />
      <DadsAndPartner />
      <GetHelp />
      <NextStep related={{ label: 'Medical clinic', path: paths.clinic, hint: 'Your first visit, step by step' }} />
    </>
  );
}
