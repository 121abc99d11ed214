import { addressLine } from '@site/shared-data/addressLine';
import { directionsUrl } from '@site/shared-data/directionsUrl';
import { contact, org } from '@site/shared-data/siteFacts';
import { telephoneLink } from '@site/shared-data/telephoneLink';
import { Button } from '@site/ui/Button';
import { CopyButton } from '@site/ui/CopyButton';
import { HoursTable } from '@site/ui/HoursTable';
import Navigation from 'lucide-react/icons/navigation';
import Phone from 'lucide-react/icons/phone';
import styles from './ContactCard.module.css';

const { phone, address } = contact;
const { street, city, state, postalCode } = address.value;

/** Calling and coming by: number, address and hours. */
export function VisitCard() {
  return (
    <section className={styles.card}>
      <h2>Visit or call</h2>
      <a className={styles.phone} href={telephoneLink(phone.value)}>
        <Phone />
        {phone.value}
      </a>
      <address>
        {org.name.value}
        <br />
        {street}
        <br />
        {city}, {state} {postalCode}
      </address>
      <div className={styles.actions}>
        <Button href={directionsUrl(address.value)} variant="secondary" icon={<Navigation />}>
          Directions
        </Button>
        <CopyButton text={addressLine(address.value)} label="Copy address" />
      </div>
      <h3>Office hours</h3>
      <HoursTable />
    </section>
  );
}
