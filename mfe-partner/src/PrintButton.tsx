import { Button } from '@site/ui/Button';
import { useMounted } from '@site/ui/useMounted';
import { Printer } from '@site/ui/icons';
import styles from './PrintButton.module.css';

interface PrintButtonProps {
  /** The text of the button, which names the printed page. */
  label: string;
}

/** Prints the page, of which print shows only the list. It reserves its space until hydration. */
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
