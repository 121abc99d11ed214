import { aboutFacts } from '@site/shared-data/facts/about';
import styles from './OurValues.module.css';

/** The values of the clinic. Each has a small door in its own color. */
export function OurValues() {
  return (
    <dl className={styles.values}>
      {aboutFacts.values.value.map(({ name, meaning }) => (
        <div className={styles.value} key={name}>
          <dt>{name}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
