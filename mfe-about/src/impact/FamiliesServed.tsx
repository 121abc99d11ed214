import { claims } from '@site/shared-data/claims';
import { familiesCounted } from '@site/shared-data/facts/about';
import { FactList } from '@site/ui/FactList';
import styles from './FamiliesServed.module.css';

const { year, source, way } = familiesCounted;

const origins = [
  { term: 'Year', fact: year },
  { term: 'Source', fact: source },
  { term: 'How it is counted', fact: way },
].map(({ term, fact }) => ({ term, detail: fact.status === 'sample' ? 'To be confirmed' : fact.value }));

interface FamiliesServedProps {
  claim?: string;
}

/** The main number of the page, as large as the screen allows, with its source. */
export function FamiliesServed({ claim = claims.familiesServed.value }: FamiliesServedProps) {
  const [, before, figure, after] = /^(\D*)(\d[\d,]*)?(.*)$/s.exec(claim) ?? [];
  return (
    <>
      <p className={styles.claim}>
        {before}
        {figure !== undefined && <strong className={styles.figure}>{figure}</strong>}
        {after}
      </p>
      <FactList facts={origins.filter(({ detail }) => detail !== null)} />
    </>
  );
}
