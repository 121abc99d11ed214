import { registerId } from '@site/shared-data/constants';
import type { ClinicEvent } from '@site/shared-data/events';
import { useId } from 'react';
import { QuestionByEmail } from './QuestionByEmail';
import { RegistrationButton } from './RegistrationButton';
import styles from './Registration.module.css';

interface RegistrationProps {
  event: ClinicEvent;
}

/** The action for an event, with an explanation and an e-mail link for questions. */
export function Registration({ event }: RegistrationProps) {
  const lineId = useId();
  return (
    <div className={styles.registration} id={registerId}>
      <RegistrationButton event={event} soonLabel="Registration Coming Soon" describedBy={lineId} />
      <p id={lineId}>{event.registration}</p>
      <QuestionByEmail event={event} />
    </div>
  );
}
