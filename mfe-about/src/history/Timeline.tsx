import { claims } from '@site/shared-data/claims';
import { foundedYear } from '@site/shared-data/constants';
import { historyFacts } from '@site/shared-data/facts/about';
import { org } from '@site/shared-data/siteFacts';
import styles from './Timeline.module.css';

const entries = [
  { year: String(foundedYear), text: `Founded as ${org.foundedAs.value}.` },
  ...historyFacts.milestones.value,
  { year: 'Today', text: `${org.name.value}, with ${claims.years.value}.` },
];

/** The years from the founding to today. */
export function Timeline() {
  return (
    <ol className={styles.timeline}>
      {entries.map(({ year, text }) => (
        <li key={year}>
          <strong className={styles.year}>{year}</strong>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
