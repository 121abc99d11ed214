import type { ClinicEvent } from '@site/shared-data/events';
import { paths } from '@site/shared-data/paths';
import { Button } from '@site/ui/Button';
import { Questions } from '@site/ui/Questions';
import { useId } from 'react';
import { QuestionByEmail } from './QuestionByEmail';
import { RegistrationButton } from './RegistrationButton';

interface PastRegistrationProps {
  event: ClinicEvent;
}

/** Registration for an event that is over: folded, for whoever still looks for it. */
export function PastRegistration({ event }: PastRegistrationProps) {
  const lineId = useId();
  if (!event.requiresRegistration)
    return (
      <>
        <QuestionByEmail event={event} />
        <Button to={paths.contact} variant="secondary">
          Contact Us
        </Button>
      </>
    );
  const answer = (
    <>
      <p id={lineId}>
        {event.registrationOpen
          ? 'This event is over, so its registration page may be closed.'
          : 'This event is over. Nobody can register for it any more.'}
      </p>
      <RegistrationButton event={event} variant="secondary" soonLabel="Registration Coming Soon" describedBy={lineId} />
    </>
  );
  return (
    <>
      <Questions questions={[{ question: 'Are you looking for registration?', answer }]} />
      <QuestionByEmail event={event} />
    </>
  );
}
