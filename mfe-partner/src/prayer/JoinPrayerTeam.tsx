import { mailto } from '@site/shared-data/contactLinks';
import { contact } from '@site/shared-data/siteFacts';
import { Button } from '@site/ui/Button';
import { useId } from 'react';
import styles from '../ButtonWithNote.module.css';

/** A link that starts an e-mail to join the prayer team. */
export const prayerTeamUrl = mailto(contact.email.value, { subject: 'I would like to join the prayer team' });

/** A button that is not available until online sign-up exists, and an e-mail link that works already. */
export function JoinPrayerTeam() {
  const note = useId();
  return (
    <div className={`screen-only ${styles.place}`}>
      <Button variant="waiting" describedBy={note}>
        Join Prayer Team
      </Button>
      <p className={styles.note} id={note}>
        Online sign-up is not open yet. To join,{' '}
        <a href={prayerTeamUrl}>
          <span className="whole">e-mail</span> us
        </a>
        .
      </p>
    </div>
  );
}
