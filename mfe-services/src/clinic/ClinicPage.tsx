import { paths } from '@site/shared-data/paths';
import { clinicVisit } from '@site/shared-data/programFacts';
import { Block } from '@site/ui/Block';
import { CheckList } from '@site/ui/CheckList';
import { Disclaimer } from '@site/ui/Disclaimer';
import { GetHelp } from '@site/ui/GetHelp';
import { NextStep } from '@site/ui/NextStep';
import { Questions } from '@site/ui/Questions';
import { ScopeNote } from '@site/ui/ScopeNote';
import { ServiceHeader } from '../ServiceHeader';
import { clinicQuestions } from './clinicQuestions';
import { FirstVisit } from './FirstVisit';

/** The medical clinic: what to ask for, and how a first visit goes. */
export function ClinicPage() {
  return (
    <>
      <ServiceHeader
        path={paths.clinic}
        title="Medical clinic"
        lead="A calm place to find out where you are, and to ask what you want to ask."
      >
        <ScopeNote />
      </ServiceHeader>
      <Block heading="What we can help with">
        <CheckList items={clinicVisit.helpsWith.value} />
        <p>Not sure what you need? Call us, and we will think it through with you.</p>
      </Block>
      <FirstVisit />
      <Block heading="Questions people ask">
        <Questions questions={clinicQuestions} />
        <Disclaimer />
      </Block>
      <GetHelp />
      <NextStep related={{ label: 'Parenting support', path: paths.parenting, hint: 'Help for moms and dads' }} />
    </>
  );
}
