import type { ClinicEvent } from '@site/shared-data/events';
import { mailto } from '@site/shared-data/mailto';
import { contact } from '@site/shared-data/siteFacts';
import { useId } from 'react';
import { RegistrationButton } from './RegistrationButton';
import styles from './Registration.module.css';

interface RegistrationProps {
  event: ClinicEvent;
  isOver: boolean;
}

/** How things stand with registration, in a line. */
function standing({ requiresRegistration, registrationOpen, registration }: ClinicEvent, isOver: boolean): string {
  if (!isOver) return registration;
  if (!requiresRegistration) return 'This event is over.';
  return registrationOpen
    ? 'This event is over, so its registration page may be closed.'
    : 'This event is over. Nobody can register for it any more.';
}

/** The one thing to do about an event, with a line on why and an e-mail link for questions. */
export function Registration({ event, isOver }: RegistrationProps) {
  const lineId = useId();
  const email = mailto(contact.email.value, { subject: `Question about ${event.title}` });
  return (
    <div className={styles.registration}>
      <RegistrationButton event={event} soonLabel="Registration Coming Soon" describedBy={lineId} />
      <p id={lineId}>{standing(event, isOver)}</p>
      <p>
        Questions?{' '}
        <a href={email}>
          <span className="whole">E-mail</span> us
        </a>
        .
      </p>
    </div>
  );
}
