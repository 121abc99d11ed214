import { claims } from '@site/shared-data/claims';
import styles from './Claims.module.css';

const shown = [claims.familiesServed, claims.years, claims.hotline];

/** What the clinic says of its work, in its exact words. The hotline is never a link: its number is not known. */
export function Claims() {
  return (
    <ul className={styles.claims}>
      {shown.map(({ value }) => (
        <li key={value}>{value}</li>
      ))}
    </ul>
  );
}
