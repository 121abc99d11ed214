import { Share } from '../icons/icons';
import { Button } from '../Button/Button';
import { useCopy } from '../useCopy/useCopy';
import { useMounted } from '../useMounted/useMounted';
import styles from '../CopyButton/CopyButton.module.css';

interface ShareButtonProps {
  /** The title of the shared page, such as 'Hope Gala'. */
  title: string;
}

/** A button that shares the page with the device's share sheet, or copies its link. */
export function ShareButton({ title }: ShareButtonProps) {
  const [outcome, copy] = useCopy();
  if (!useMounted()) return <div className={styles.place} />;

  const share = () => {
    const url = location.href;
    if (!('share' in navigator)) return copy(url);
    navigator.share({ title, url }).catch((error: unknown) => {
      // Closing the share sheet is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) copy(url);
    });
  };
  return (
    <div className={styles.place}>
      <Button variant="secondary" icon={<Share />} onClick={share}>
        Share
      </Button>
      <span role="status">
        {outcome === 'copied' && 'Link copied'}
        {outcome === 'failed' && 'Please copy the link by hand'}
      </span>
    </div>
  );
}
