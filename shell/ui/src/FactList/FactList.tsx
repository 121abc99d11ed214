import type { ReactNode } from 'react';
import styles from './FactList.module.css';

interface ListedFact {
  readonly term: string;
  readonly detail: ReactNode;
}

interface FactListProps {
  facts: readonly ListedFact[];
}

/** A list of terms and details: when, where, what to wear. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, detail }) => (
        <div className={styles.fact} key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
