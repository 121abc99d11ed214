import { mailto } from '@site/shared-data/mailto';
import { contact } from '@site/shared-data/siteFacts';
import { Button } from '@site/ui/Button';
import { ExternalLink } from '@site/ui/ExternalLink';
import { useId } from 'react';
import styles from './JoinPrayerTeam.module.css';

const email = mailto(contact.email.value, { subject: 'I would like to join the prayer team' });

/** A button that waits for online sign-up, and until then the way that works. */
export function JoinPrayerTeam() {
  const note = useId();
  return (
    <div className={styles.join}>
      <Button variant="secondary" describedBy={note}>
        Join Prayer Team
      </Button>
      <p className={styles.note} id={note}>
        Online sign-up is not open yet. To join,{' '}
        <ExternalLink href={email}>
          <span className="whole">e-mail</span> us
        </ExternalLink>
        .
      </p>
    </div>
  );
}
