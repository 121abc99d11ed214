import { org } from '@site/shared-data/siteFacts';
import styles from './TaxStatus.module.css';

const taxNumber = org.taxNumber.value ?? 'not on this site yet. Please ask us for it.';

/** What donors need to know for their tax records. */
export function TaxStatus() {
  return (
    <p className={styles.status}>
      {org.name.value} is {org.legalStatus.value}.
      <br />
      Tax number (EIN): {taxNumber}
    </p>
  );
}
