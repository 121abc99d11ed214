import { claims } from '@site/shared-data/claims';
import styles from './FamiliesServed.module.css';

/** The words before the figure, the figure, and the words after it. */
const [before, figure, after] = claims.familiesServed.value.split(/(\d[\d,]*)/);

/** The one number of the page, set as large as the screen allows, and how it is counted. */
export function FamiliesServed() {
  return (
    <>
      <p className={styles.claim}>
        {before}
        <strong className={styles.figure}>{figure}</strong>
        {after}
      </p>
      {claims.howCounted.value !== null && (
        <>
          <h2 className={styles.how}>How it is counted</h2>
          <p>{claims.howCounted.value}</p>
        </>
      )}
    </>
  );
}
