import { Button } from '@site/ui/Button';
import { useMounted } from '@site/ui/useMounted';
import { Printer } from '@site/ui/icons';
import styles from './PrintButton.module.css';

/** Prints the page, which on paper is the list. Its space is reserved until the page is hydrated. */
export function PrintButton() {
  const mounted = useMounted();
  return (
    <div className={styles.place}>
      {mounted && (
        <Button variant="secondary" icon={<Printer />} onClick={() => print()}>
          Print this list
        </Button>
      )}
    </div>
  );
}
