import { addressLine, directionsUrl } from '@site/shared-data/postalAddress';
import { contact } from '@site/shared-data/siteFacts';
import { telephoneLink, textLink } from '@site/shared-data/contactLinks';
import { Button } from '@site/ui/Button';
import { ClinicAddress } from '@site/ui/ClinicAddress';
import { CopyButton } from '@site/ui/CopyButton';
import { HoursTable } from '@site/ui/HoursTable';
import { MessageCircle, Navigation, Phone } from '@site/ui/icons';
import styles from './ContactCard.module.css';

const phone = contact.phone.value;
const textLine = contact.textLine.value;
const address = contact.address.value;

/** The telephone numbers, the address and the hours. */
export function VisitCard() {
  return (
    <section className={styles.card}>
      <h2>{textLine === null ? 'Call or visit' : 'Call, text or visit'}</h2>
      <a className={styles.phone} href={telephoneLink(phone)}>
        <Phone />
        {phone}
      </a>{' '}
      {textLine !== null && (
        <a className={styles.phone} href={textLink(textLine)}>
          <MessageCircle />
          Text {textLine}
        </a>
      )}
      <p>{contact.callBack.value}</p>
      <ClinicAddress />
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
