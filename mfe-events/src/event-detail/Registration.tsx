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

/** How things stand with registration, in a line, and whom to ask. */
function standing({ requiresRegistration, registrationOpen, registration }: ClinicEvent, isOver: boolean): string {
  if (!isOver) return registration;
  if (!requiresRegistration) return 'We are glad to tell you about the next one.';
  return registrationOpen
    ? 'The day has passed, so the registration page may be closed. We are glad to tell you about the next one.'
    : 'The day has passed, and registration for the next one is not open yet.';
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
        Questions? <a href={email}>E-mail us</a>.
      </p>
    </div>
  );
}
