import { Button } from '@site/ui/Button';
import { useMounted } from '@site/ui/useMounted';
import { Printer } from '@site/ui/icons';
import styles from './PrintButton.module.css';

interface PrintButtonProps {
  /** The text of the button, which names the printed page. */
  label: string;
}

/** Prints the page, of which print shows only the list. It is hidden until hydration, in the space that it takes then. */
export function PrintButton({ label }: PrintButtonProps) {
  const mounted = useMounted();
  return (
    <div className={mounted ? styles.place : styles.waiting}>
      <Button variant="secondary" icon={<Printer />} onClick={() => print()}>
        {label}
      </Button>
    </div>
  );
}
