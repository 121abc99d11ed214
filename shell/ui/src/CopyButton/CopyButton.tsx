import { Copy } from '../icons/icons';
import { Button } from '../Button/Button';
import { useCopy } from '../useCopy/useCopy';
import { useMounted } from '../useMounted/useMounted';
import styles from './CopyButton.module.css';

interface CopyButtonProps {
  /** The text to copy. The page also shows it, for visitors without scripts. */
  text: string;
  /** The text of the button, such as 'Copy address'. */
  label: string;
}

/** A button that copies a text and announces it. */
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
