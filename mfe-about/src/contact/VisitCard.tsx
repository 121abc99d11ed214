import { addressLine, directionsUrl } from '@site/shared-data/postalAddress';
import { contact, org } from '@site/shared-data/siteFacts';
import { telephoneLink, textLink } from '@site/shared-data/contactLinks';
import { Button } from '@site/ui/Button';
import { CopyButton } from '@site/ui/CopyButton';
import { HoursTable } from '@site/ui/HoursTable';
import { Navigation, Phone } from '@site/ui/icons';
import styles from './ContactCard.module.css';

const phone = contact.phone.value;
const textLine = contact.textLine.value;
const address = contact.address.value;

/** Calling and visiting: number, address and hours. */
export function VisitCard() {
  return (
    <section className={styles.card}>
      <h2>Visit or call</h2>
      <a className={styles.phone} href={telephoneLink(phone)}>
        <Phone />
        {phone}
      </a>
      {textLine !== null && (
        <p>
          Or text <a href={textLink(textLine)}>{textLine}</a>.
        </p>
      )}
      <p>{contact.afterHours.value}</p>
      <address>
        {org.name.value}
        <br />
        {address.street}
        <br />
        {address.city}, {address.state} {address.postalCode}
      </address>
      <div className={styles.actions}>
        <Button href={directionsUrl(address)} variant="secondary" icon={<Navigation />}>
          Directions
        </Button>
        <CopyButton text={addressLine(address)} label="Copy address" />
      </div>
      <h3>Office hours</h3>
      <HoursTable />
    </section>
  );
}
