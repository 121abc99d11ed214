import { org } from '@site/shared-data/siteFacts';
import styles from './TaxStatus.module.css';

/** The known facts for the tax records of donors. */
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
