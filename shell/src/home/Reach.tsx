import { ContactStrip } from '@site/ui/ContactStrip';
import { OpeningState } from '@site/ui/OpeningState';
import styles from './Reach.module.css';

/** How to reach the clinic, and whether someone is there now: many people come only for this. */
export function Reach() {
  return (
    <section className={styles.reach} aria-label="Reach us">
      <ContactStrip />
      <div className={styles.state}>
        <OpeningState />
      </div>
    </section>
  );
}
