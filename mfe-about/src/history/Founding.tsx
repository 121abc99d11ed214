import { foundedYear } from '@site/shared-data/constants';
import { org } from '@site/shared-data/siteFacts';
import { Prose } from '@site/ui/Prose';
import styles from './Founding.module.css';
import { StoryVideo } from './StoryVideo';

/** How it began, in words and as a video. */
export function Founding() {
  return (
    <div className={styles.founding}>
      <Prose>
        <h2 className={styles.year}>{foundedYear}</h2>
        <p>
          We were founded in {foundedYear} as {org.foundedAs.value}. The name has changed since. The work has not: we
          stand beside women, men and families when a baby is on the way.
        </p>
        <p>We do it because we believe every person is loved by God. You do not need to share our faith to come in.</p>
      </Prose>
      <StoryVideo />
    </div>
  );
}
