import { aboutFacts } from '@site/shared-data/facts/about';
import styles from './MissionAndVision.module.css';

/** What we are here for, and what we hope to see one day. */
export function MissionAndVision() {
  return (
    <div className={styles.pair}>
      <div className={styles.mission}>
        <h2>Mission</h2>
        <p>{aboutFacts.mission.value}</p>
      </div>
      <div className={styles.vision}>
        <h2>Vision</h2>
        <p>{aboutFacts.vision.value}</p>
      </div>
    </div>
  );
}
