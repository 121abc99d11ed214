import { addressLine, directionsUrl } from '@site/shared-data/postalAddress';
import { hotlines } from '@site/shared-data/hotlines';
import { mailingListUrl, mailto, telephoneLink, textLink } from '@site/shared-data/contactLinks';
import { spanishLink } from '@site/shared-data/navigation';
import { contact } from '@site/shared-data/siteFacts';
import { Link } from '@site/section/Link';
import { EmailAddress } from '@site/ui/EmailAddress';
import { ExternalLink } from '@site/ui/ExternalLink';
import styles from './Footer.module.css';

/** Every way to reach the clinic, with the emergency numbers next to them. */
export function FooterContact() {
  const { phone, textLine, email, address } = contact;
  const { emergency, lifeline } = hotlines;
  return (
    <>
      <div>
        <h2 className={styles.heading}>Reach us</h2>
        <ul className={styles.links}>
          <li>
            <Link to={spanishLink.path} lang="es">
              {spanishLink.label}
            </Link>
          </li>
          <li>
            <a href={telephoneLink(phone.value)}>{phone.value}</a>
          </li>
          {textLine.value !== null && (
            <li className="screen-only">
              <a href={textLink(textLine.value)}>Text {textLine.value}</a>
            </li>
          )}
          <li>
            <a href={mailto(email.value)}>
              <EmailAddress address={email.value} />
            </a>
          </li>
          <li>
            <address>{addressLine(address.value)}</address>
            <ExternalLink href={directionsUrl(address.value)}>Directions</ExternalLink>
          </li>
        </ul>
      </div>
      <div>
        <h2 className={styles.heading}>If it cannot wait</h2>
        <p>
          In an emergency call <a href={telephoneLink(emergency.value.phone)}>{emergency.value.phone}</a>. If life feels
          too heavy, call or text <a href={telephoneLink(lifeline.value.phone)}>{lifeline.value.phone}</a>, day or
          night.
        </p>
        <p className={`${styles.links} ${styles.mailing}`}>
          <a href={mailingListUrl(email.value)}>Join our mailing list</a>
        </p>
      </div>
    </>
  );
}
