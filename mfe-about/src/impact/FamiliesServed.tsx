import { claims } from '@site/shared-data/claims';
import { familiesCounted } from '@site/shared-data/facts/about';
import { FactList } from '@site/ui/FactList';
import styles from './FamiliesServed.module.css';

/** The words before the figure, the figure, and the words after it. */
const [before, figure, after] = claims.familiesServed.value.split(/(\d[\d,]*)/);

const { year, source, way } = familiesCounted;

const origins = [
  { term: 'Year', fact: year },
  { term: 'Source', fact: source },
  { term: 'How it is counted', fact: way },
].map(({ term, fact }) => ({ term, detail: fact.status === 'sample' ? 'To be confirmed' : fact.value }));

/** The one number of the page, set as large as the screen allows, and where it comes from. */
export function FamiliesServed() {
  return (
    <>
      <p className={styles.claim}>
        {before}
        <strong className={styles.figure}>{figure}</strong>
        {after}
      </p>
      <FactList facts={origins.filter(({ detail }) => detail !== null)} />
    </>
  );
}
