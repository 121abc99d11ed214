import { claims } from '@site/shared-data/claims';
import { historyFacts } from '@site/shared-data/facts/about';
import { org } from '@site/shared-data/siteFacts';
import { Picture } from '@site/ui/Picture';
import styles from './StoryPath.module.css';

const stops = [
  { year: org.foundedIn.value, text: `Founded as ${org.foundedAs.value}.` },
  ...historyFacts.milestones.value,
  { year: 'Today', text: `${org.name.value}, with ${claims.years.value}.` },
];

/** The years from the founding until today: a drawn path with the stops below it. */
export function StoryPath() {
  return (
    <div>
      <div className={styles.picture}>
        <Picture
          name="story-path"
          alt="A winding path leads from an old brick storefront past small doors to a house with a lit door at sunrise; a parent and child walk on it."
          sizes="(min-width: 76em) 72.5rem, 92vw"
          priority
        />
      </div>
      <ol className={styles.stops}>
        {stops.map(({ year, text }) => (
          <li key={year}>
            <strong className={styles.year}>{year}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
