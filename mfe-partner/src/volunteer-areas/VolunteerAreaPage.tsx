import { mailto } from '@site/shared-data/contactLinks';
import { volunteerFacts } from '@site/shared-data/facts/partner';
import { paths } from '@site/shared-data/paths';
import { contact } from '@site/shared-data/siteFacts';
import type { VolunteerDetails } from '@site/shared-data/volunteerDetails';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { CheckList } from '@site/ui/CheckList';
import { EmailAddress } from '@site/ui/EmailAddress';
import { FactList } from '@site/ui/FactList';
import { PageHeader } from '@site/ui/PageHeader';
import { Prose } from '@site/ui/Prose';
import { Side, SideBySide } from '@site/ui/SideBySide';
import { Steps } from '@site/ui/Steps';
import { pictureAt } from '../pictureAt';
import { breadcrumbsTo } from '../breadcrumbsTo';
import { EventDays } from '../volunteer/EventDays';
import { InsideTheWork } from './InsideTheWork';

/** Who answers and when, with a link that starts an e-mail. */
function WhoAnswers({ role, subject }: { role: string; subject: string }) {
  const { email, replyTime } = contact;
  return (
    <>
      {`The ${role}: `}
      <a href={mailto(email.value, { subject })}>
        <EmailAddress address={email.value} />
      </a>
      {`. ${replyTime.value}`}
    </>
  );
}

interface VolunteerAreaPageProps {
  details: VolunteerDetails;
}

/** The details about volunteering in one area. */
export function VolunteerAreaPage({ details }: VolunteerAreaPageProps) {
  const { path, title, lead, suits, tasks, time, shifts = [], inside, training, age, checks, role } = details;
  const usualShifts = shifts.map(({ when, hours }) => <p key={when}>{`${when}: ${hours}`}</p>);
  return (
    <>
      <PageHeader title={title} lead={lead} picture={pictureAt(path)} breadcrumbs={breadcrumbsTo(path)}>
        <Button to={paths.contact}>Contact Us</Button>
      </PageHeader>
      {details.hasEventDays && (
        <Block heading="A day at an event" tone="sand">
          <EventDays />
        </Block>
      )}
      <Block>
        <SideBySide>
          <Side heading="Is this for you?">
            <CheckList items={suits} />
          </Side>
          <Side heading="What you do">
            <Prose>
              <ul>
                {tasks.map((task) => (
                  <li key={task}>{task}</li>
                ))}
              </ul>
            </Prose>
          </Side>
        </SideBySide>
      </Block>
      {inside && <InsideTheWork inside={inside} />}
      <Block tone="sage">
        <SideBySide>
          <Side heading="What we ask">
            <FactList
              facts={[
                { term: 'Your time', detail: time },
                ...(shifts.length > 0 ? [{ term: 'Usual shifts', detail: usualShifts }] : []),
                { term: 'Your age', detail: age },
                { term: 'Checks', detail: checks },
                { term: 'Training', detail: training },
                { term: 'Who answers you', detail: <WhoAnswers role={role} subject={title} /> },
              ]}
            />
          </Side>
          <Side heading="How to start">
            <Steps steps={volunteerFacts.steps.value} />
          </Side>
        </SideBySide>
      </Block>
      <CallToAction
        heading="Would you like to help?"
        actions={
          <>
            <Button to={paths.contact}>Contact Us</Button>
            <Button to={paths.volunteer} variant="secondary">
              See all areas
            </Button>
          </>
        }
      >
        <p>Tell us when you have time, and ask us anything.</p>
      </CallToAction>
    </>
  );
}
