import { links } from '@site/shared-data/siteFacts';
import { Button } from '@site/ui/Button';
import { HandHeart } from '@site/ui/icons';
import styles from '../ButtonWithNote.module.css';
import { TaxStatus } from './TaxStatus';

interface GiveOnlineProps {
  /** The text of the button. */
  label: string;
}

/** The link to the hosted giving page, with information about it. */
export function GiveOnline({ label }: GiveOnlineProps) {
  return (
    <div className={styles.place}>
      <Button href={links.donate.value} newTab icon={<HandHeart />}>
        {label}
      </Button>
      <p className={styles.note}>Opens our giving page in a new tab.</p>
      <TaxStatus />
    </div>
  );
}
