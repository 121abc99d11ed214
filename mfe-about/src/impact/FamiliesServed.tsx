import { claims } from '@site/shared-data/claims';
import { familiesCounted } from '@site/shared-data/facts/about';
import { FactList } from '@site/ui/FactList';
import styles from './FamiliesServed.module.css';

const { year, source, way } = familiesCounted;

const origins = [
  { term: 'Year', detail: year.value },
  { term: 'Source', detail: source.value },
  { term: 'How it is counted', detail: way.value },
].filter(({ detail }) => detail !== null);

/** The number of the page in a sentence, with the known parts of its source. */
export function FamiliesServed() {
  return (
    <>
      <p className={styles.claim}>
        Our count: <strong>{claims.familiesServed.value}</strong>.
      </p>
      {origins.length > 0 && <FactList facts={origins} />}
    </>
  );
}
