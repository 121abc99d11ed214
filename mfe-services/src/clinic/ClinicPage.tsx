import { clinicAnswers, clinicFacts } from '@site/shared-data/facts/services';
import { paths } from '@site/shared-data/paths';
import { firstVisit } from '@site/shared-data/siteFacts';
import { Answers } from '@site/ui/Answers';
import { Block } from '@site/ui/Block';
import { CheckList } from '@site/ui/CheckList';
import { Disclaimer } from '@site/ui/Disclaimer';
import { GetHelp } from '@site/ui/GetHelp';
import { NextStep } from '@site/ui/NextStep';
import { Questions } from '@site/ui/Questions';
import { SampleNotice } from '@site/ui/SampleNotice';
import { Side, SideBySide } from '@site/ui/SideBySide';
import { SpanishHelp } from '@site/ui/SpanishHelp';
import { Steps } from '@site/ui/Steps';
import { StillMissing } from '@site/ui/StillMissing';
import { ServiceHeader } from '../ServiceHeader';
import { servicePage } from '../servicePage';
import { firstQuestions, moreQuestions } from './clinicQuestions';
import { questionsStructuredData } from './questionsStructuredData';

export const clinicPage = servicePage({
  path: paths.clinic,
  title: 'Medical clinic',
  description: 'What the clinic can help with, how a first visit goes, what to bring, and answers to what people ask.',
  structuredData: [questionsStructuredData],
  Page: ClinicPage,
});

/** The facts about the clinic on this page. */
const said = [clinicFacts, clinicAnswers, firstVisit].flatMap((facts) => Object.values(facts));

/** The medical clinic: answers that matter before a visit, the services and their limits, and the first visit. */
export function ClinicPage() {
  return (
    <>
      <ServiceHeader path={paths.clinic} title="Medical clinic" brief={clinicFacts.brief.value}>
        <p>{clinicFacts.scope.value}</p>
      </ServiceHeader>
      <Block heading="What people ask first">
        <Answers answers={firstQuestions} />
        <SampleNotice facts={said}>Services, prices and answers here are samples.</SampleNotice>
      </Block>
      <Block tone="sand">
        <SideBySide>
          <Side heading="What we can help with">
            <CheckList items={clinicFacts.helpsWith.value} />
          </Side>
          {clinicFacts.doesNotOffer.value.length > 0 && (
            <Side heading="What we do not offer">
              <CheckList items={clinicFacts.doesNotOffer.value} without />
            </Side>
          )}
        </SideBySide>
      </Block>
      <Block heading="Your first visit" id="first-visit">
        <p>{`A first visit takes ${firstVisit.length.value}. ${clinicFacts.leaving.value}`}</p>
        <Steps steps={clinicFacts.firstVisit.value} across />
      </Block>
      <Block>
        <SideBySide>
          <Side heading="Bring">
            <CheckList items={firstVisit.bring.value} />
          </Side>
          <Side heading="More questions">
            <Questions questions={moreQuestions} />
            <Disclaimer />
          </Side>
        </SideBySide>
      </Block>
      <NextStep related={{ label: 'Parenting support', path: paths.parenting, hint: 'Help for moms and dads' }} />
      <GetHelp />
      <SpanishHelp isShort />
      <StillMissing
        facts={[
          ['who the nurse is', clinicAnswers.training],
          ['our license', clinicAnswers.license],
        ]}
      />
    </>
  );
}
