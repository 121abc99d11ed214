import { aboutFacts } from '@site/shared-data/facts/about';
import styles from './MissionAndVision.module.css';

/** The mission and the vision of the clinic. */
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
