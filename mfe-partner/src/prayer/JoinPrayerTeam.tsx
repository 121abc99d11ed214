import { Button } from '@site/ui/Button';
import { useId } from 'react';
import styles from '../ButtonWithNote.module.css';
import { prayerTeamUrl } from './prayerTeamUrl';

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
