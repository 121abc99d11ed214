import { foundedYear } from '@site/shared-data/constants';
import { historyFacts } from '@site/shared-data/facts/about';
import { org } from '@site/shared-data/siteFacts';
import { Prose } from '@site/ui/Prose';
import styles from './Founding.module.css';
import { StoryVideo } from './StoryVideo';

/** How it began, in words and as a video. */
export function Founding() {
  return (
    <div className={styles.founding}>
      <Prose>
        <h2>How it began</h2>
        <p>
          {org.name.value} was founded in {foundedYear} as {org.foundedAs.value}.
        </p>
        <p>{historyFacts.why.value}</p>
      </Prose>
      <StoryVideo />
    </div>
  );
}
