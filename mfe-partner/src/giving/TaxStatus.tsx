import { org } from '@site/shared-data/siteFacts';
import styles from './TaxStatus.module.css';

/** What donors need to know for their tax records, as far as it is known. */
export function TaxStatus() {
  return (
    <p className={styles.status}>
      {org.name.value} is {org.legalStatus.value}.
      {org.taxNumber.value !== null && (
        <>
          <br />
          Tax number (EIN): {org.taxNumber.value}
        </>
      )}
    </p>
  );
}
