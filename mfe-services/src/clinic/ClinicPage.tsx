import { paths } from '@site/shared-data/paths';
import { clinicFacts } from '@site/shared-data/facts/services';
import { Block } from '@site/ui/Block';
import { CallLink } from '@site/ui/CallLink';
import { CheckList } from '@site/ui/CheckList';
import { Disclaimer } from '@site/ui/Disclaimer';
import { GetHelp } from '@site/ui/GetHelp';
import { NextStep } from '@site/ui/NextStep';
import { Questions } from '@site/ui/Questions';
import { ServiceHeader } from '../ServiceHeader';
import { clinicQuestions } from './clinicQuestions';
import { FirstVisit } from './FirstVisit';
import { ScopeNote } from './ScopeNote';

/** The medical clinic: what to ask for, and how a first visit goes. */
export function ClinicPage() {
  return (
    <>
      <ServiceHeader path={paths.clinic} title="Medical clinic">
        <ScopeNote />
      </ServiceHeader>
      <Block heading="What we can help with">
        <CheckList items={clinicFacts.helpsWith.value} />
        <p>
          Not sure what you need? <CallLink>Call us</CallLink>, and think it through with someone.
        </p>
      </Block>
      <FirstVisit />
      <Block heading="Questions people ask">
        <Questions questions={clinicQuestions} />
        <Disclaimer />
      </Block>
      <NextStep related={{ label: 'Parenting support', path: paths.parenting, hint: 'Help for moms and dads' }} />
      <GetHelp />
    </>
  );
}
