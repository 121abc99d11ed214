import { links, org } from '@site/shared-data/siteFacts';
import { Button } from '@site/ui/Button';
import { HandHeart } from '@site/ui/icons';
import styles from '../ButtonWithNote.module.css';

interface GiveOnlineProps {
  /** The text of the button. */
  label: string;
}

/** The link to the hosted giving page, with information about it, and the known facts for tax records. */
export function GiveOnline({ label }: GiveOnlineProps) {
  return (
    <div className={styles.place}>
      <Button href={links.donate.value} newTab icon={<HandHeart />}>
        {label}
      </Button>
      <p className={styles.note}>Opens our giving page in a new tab.</p>
      <p className={styles.note}>
        {org.name.value} is {org.legalStatus.value}.
        {org.taxNumber.value !== null && (
          <>
            <br />
            Tax number (EIN): {org.taxNumber.value}
          </>
        )}
      </p>
    </div>
  );
}
