import { historyFacts } from '@site/shared-data/facts/about';
import { Prose } from '@site/ui/Prose';
import styles from './Founding.module.css';
import { StoryVideo } from './StoryVideo';

/** Why there is a clinic, and our story as a video once there is one. */
export function Founding() {
  return (
    <div className={styles.founding}>
      <Prose>
        <h2>Why we do it</h2>
        <p>{historyFacts.why.value}</p>
      </Prose>
      <StoryVideo />
    </div>
  );
}
