import { addressLine } from '@site/shared-data/addressLine';
import { contact } from '@site/shared-data/siteFacts';
import { telephoneLink } from '@site/shared-data/telephoneLink';
import { OpeningState } from '@site/ui/OpeningState';
import styles from './UtilityLine.module.css';

/** The line above the header on wide screens: open or closed, the telephone, the address. */
export function UtilityLine() {
  return (
    <div className={styles.line}>
      <OpeningState />
      <p className={styles.reach}>
        <a href={telephoneLink(contact.phone.value)}>{contact.phone.value}</a>
        <span>{addressLine(contact.address.value)}</span>
      </p>
    </div>
  );
}
