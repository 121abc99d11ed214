import { eventsFacts } from '@site/shared-data/facts/events';
import { MailingListButton } from '../MailingListButton';
import styles from './NothingPlanned.module.css';

/** Replaces upcoming events while there are none: thanks for past events, and one action. */
export function NothingPlanned() {
  return (
    <div className={styles.panel}>
      <div>
        <p className={styles.news}>No events are planned right now.</p>
        <p>Thank you to everyone who came, gave, cooked, walked and cleaned up.</p>
      </div>
      <div className={styles.next}>
        <p>{eventsFacts.mailingList.value}</p>
        <MailingListButton />
      </div>
    </div>
  );
}
