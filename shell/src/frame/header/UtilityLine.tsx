import { addressLine, directionsUrl } from '@site/shared-data/postalAddress';
import { contact } from '@site/shared-data/siteFacts';
import { telephoneLink } from '@site/shared-data/contactLinks';
import { OpeningState } from '@site/ui/OpeningState';
import styles from './UtilityLine.module.css';

/** The line above the header on wide screens: open or closed, the telephone, the address. */
export function UtilityLine() {
  const { phone, address } = contact;
  return (
    <div className={styles.line}>
      <OpeningState />
      <p className={styles.reach}>
        <a href={telephoneLink(phone.value)}>{phone.value}</a>{' '}
        <a href={directionsUrl(address.value)} rel="noreferrer">
          {addressLine(address.value)}
          <span className="visually-hidden"> (directions)</span>
        </a>
      </p>
    </div>
  );
}
