import { mailto } from '@site/shared-data/contactLinks';
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
import { SideBySide } from '@site/ui/SideBySide';
import { pictureAt } from '../pictureAt';
import { breadcrumbsTo } from '../breadcrumbsTo';
import { EventDays } from '../volunteer/EventDays';
import { FirstSteps } from '../volunteer/FirstSteps';

/** The role of a person, with a link that starts an e-mail. */
function WriteTo({ role, subject }: { role: string; subject: string }) {
  const { email } = contact;
  return (
    <>
      {role},{' '}
      <a href={mailto(email.value, { subject })}>
        <EmailAddress address={email.value} />
      </a>
    </>
  );
}

interface VolunteerAreaPageProps {
  details: VolunteerDetails;
}

/** The details about volunteering in one area. */
export function VolunteerAreaPage({ details }: VolunteerAreaPageProps) {
  const { path, title, lead, suits, tasks, time, training, age, checks, role } = details;
  return (
    <>
      <PageHeader title={title} lead={lead} picture={pictureAt(path)} breadcrumbs={breadcrumbsTo(path)}>
        <Button to={paths.contact}>Contact Us</Button>
      </PageHeader>
      <Block>
        <SideBySide
          sides={[
            { heading: 'Is this for you?', content: <CheckList items={suits} /> },
            {
              heading: 'What you do',
              content: (
                <Prose>
                  <ul>
                    {tasks.map((task) => (
                      <li key={task}>{task}</li>
                    ))}
                  </ul>
                </Prose>
              ),
            },
          ]}
        />
      </Block>
      <Block tone="sage">
        <SideBySide
          sides={[
            {
              heading: 'What we ask',
              content: (
                <FactList
                  facts={[
                    { term: 'Your time', detail: time },
                    { term: 'Your age', detail: age },
                    { term: 'Checks', detail: checks },
                    { term: 'Training', detail: training },
                    { term: 'Whom to write to', detail: <WriteTo role={role} subject={title} /> },
                  ]}
                />
              ),
            },
            { heading: 'How to start', content: <FirstSteps /> },
          ]}
        />
      </Block>
      {details.hasEventDays && (
        <Block heading="An example from an earlier year">
          <EventDays />
        </Block>
      )}
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
        <p>Tell us that you read this page, and what you would like to know.</p>
      </CallToAction>
    </>
  );
}
