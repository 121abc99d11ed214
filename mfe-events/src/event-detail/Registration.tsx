import type { ClinicEvent } from '@site/shared-data/events';
import { mailto } from '@site/shared-data/mailto';
import { contact } from '@site/shared-data/siteFacts';
import { useId } from 'react';
import { RegistrationButton } from './RegistrationButton';
import styles from './Registration.module.css';

interface RegistrationProps {
  event: ClinicEvent;
  isPast: boolean;
}

/** How things stand with registration, in a line, and whom to ask. */
function standing({ requiresRegistration, registrationOpen, registration }: ClinicEvent, isPast: boolean): string {
  if (!requiresRegistration) return isPast ? 'We are glad to tell you about the next one.' : registration;
  if (registrationOpen) {
    return isPast
      ? 'The day has passed, so the registration page may be closed. We are glad to tell you about the next one.'
      : registration;
  }
  return isPast ? 'The day has passed, and registration for the next one is not open yet.' : registration;
}

/** The one thing to do about an event, with a line on why and an e-mail link for questions. */
export function Registration({ event, isPast }: RegistrationProps) {
  const lineId = useId();
  const email = mailto(contact.email.value, { subject: `Question about ${event.title}` });
  return (
    <div className={styles.registration}>
      <RegistrationButton event={event} soonLabel="Registration Coming Soon" describedBy={lineId} />
      <p id={lineId}>{standing(event, isPast)}</p>
      <p>
        Questions? <a href={email}>E-mail us</a>.
      </p>
    </div>
  );
}
