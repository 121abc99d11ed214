import { addressLine, directionsUrl } from '@site/shared-data/postalAddress';
import { spanishLink } from '@site/shared-data/navigation';
import { contact } from '@site/shared-data/siteFacts';
import { Link } from '@site/section/Link';
import { telephoneLink } from '@site/shared-data/contactLinks';
import { OpeningState } from '@site/ui/OpeningState';
import styles from './UtilityLine.module.css';

/** The line above the header on wide screens: opening state, Spanish page, telephone, address. */
export function UtilityLine() {
  const { phone, address } = contact;
  return (
    <div className={styles.line}>
      <OpeningState />
      <p className={styles.reach}>
        <Link to={spanishLink.path} lang="es">
          {spanishLink.label}
        </Link>{' '}
        <a href={telephoneLink(phone.value)}>{phone.value}</a>{' '}
        <a href={directionsUrl(address.value)} rel="noreferrer">
          {addressLine(address.value)}
          <span className="visually-hidden"> (directions)</span>
        </a>
      </p>
    </div>
  );
}
