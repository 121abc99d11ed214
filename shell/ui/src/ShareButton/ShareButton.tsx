import { Share } from '../icons/icons';
import { Button } from '../Button/Button';
import { useCopy } from '../useCopy/useCopy';
import { useMounted } from '../useMounted/useMounted';
import styles from './ShareButton.module.css';

interface ShareButtonProps {
  /** What is shared: 'Hope Gala'. */
  title: string;
}

/** Hands the page on: by the device's own share sheet, or else by copying its link. */
export function ShareButton({ title }: ShareButtonProps) {
  const [outcome, copy] = useCopy();
  if (!useMounted()) return <div className={styles.place} />;

  const share = () => {
    const url = location.href;
    if (!('share' in navigator)) return copy(url);
    navigator.share({ title, url }).catch((error: unknown) => {
      // Closing the share sheet is no failure.
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
