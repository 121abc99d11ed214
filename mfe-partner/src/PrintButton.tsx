import { Button } from '@site/ui/Button';
import { useMounted } from '@site/ui/useMounted';
import { Printer } from '@site/ui/icons';
import styles from './PrintButton.module.css';

interface PrintButtonProps {
  /** What the button says: what the page is on paper. */
  label: string;
}

/** Prints the page, which on paper is a list. Its space is reserved until the page is hydrated. */
export function PrintButton({ label }: PrintButtonProps) {
  const mounted = useMounted();
  return (
    <div className={styles.place}>
      {mounted && (
        <Button variant="secondary" icon={<Printer />} onClick={() => print()}>
          {label}
        </Button>
      )}
    </div>
  );
}
