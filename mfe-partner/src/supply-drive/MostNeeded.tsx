import { supplyDriveFacts } from '@site/shared-data/facts/partner';
import { Notice } from '@site/ui/Notice';
import styles from './MostNeeded.module.css';
import { PrintButton } from '../PrintButton';

/** The items to collect. In print each has an empty box to tick. */
export function MostNeeded() {
  return (
    <>
      <ul className={styles.list}>
        {supplyDriveFacts.mostNeeded.value.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <Notice>
        <p>
          <strong>Please note:</strong> {supplyDriveFacts.condition.value}
        </p>
      </Notice>
      <PrintButton label="Print this list" />
    </>
  );
}
