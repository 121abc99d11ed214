import { mostNeededItems } from '@site/shared-data/programFacts';
import { Notice } from '@site/ui/Notice';
import styles from './MostNeeded.module.css';
import { PrintButton } from './PrintButton';

/** What to collect, with an empty box before each item to tick on paper. */
export function MostNeeded() {
  return (
    <>
      <ul className={styles.list}>
        {mostNeededItems.value.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <Notice>
        <p>
          <strong>Please note:</strong> new or gently used items are welcome. Please leave out anything that was
          recalled.
        </p>
      </Notice>
      <PrintButton />
    </>
  );
}
