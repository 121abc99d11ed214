import { Copy } from '../icons/icons';
import { Button } from '../Button/Button';
import { useCopy } from '../useCopy/useCopy';
import { useMounted } from '../useMounted/useMounted';
import styles from './CopyButton.module.css';

interface CopyButtonProps {
  /** What is copied. It stands on the page as well, for everyone without scripts. */
  text: string;
  /** What the button says: 'Copy address'. */
  label: string;
}

/** Copies a text, and says so. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [outcome, copy] = useCopy();
  if (!useMounted()) return <div className={styles.place} />;
  return (
    <div className={styles.place}>
      <Button variant="quiet" icon={<Copy />} onClick={() => copy(text)}>
        {label}
      </Button>
      <span role="status">
        {outcome === 'copied' && 'Copied'}
        {outcome === 'failed' && 'Please copy it by hand'}
      </span>
    </div>
  );
}
