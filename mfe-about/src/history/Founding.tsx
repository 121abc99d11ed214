import { historyFacts } from '@site/shared-data/facts/about';
import { Prose } from '@site/ui/Prose';
import styles from './Founding.module.css';
import { StoryVideo } from './StoryVideo';

/** Why the clinic exists, with its story as a video if there is one. */
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
