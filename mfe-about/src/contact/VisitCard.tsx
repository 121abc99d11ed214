import { addressLine, directionsUrl } from '@site/shared-data/postalAddress';
import { contact } from '@site/shared-data/siteFacts';
import { telephoneLink, textLink } from '@site/shared-data/contactLinks';
import { Actions } from '@site/ui/Actions';
import { Button } from '@site/ui/Button';
import { ClinicAddress } from '@site/ui/ClinicAddress';
import { CopyButton } from '@site/ui/CopyButton';
import { useIsClosed } from '@site/ui/OpeningState';
import { HoursTable } from '@site/ui/HoursTable';
import { MessageCircle, Navigation, Phone } from '@site/ui/icons';
import styles from './ContactCard.module.css';

const phone = contact.phone.value;
const textLine = contact.textLine.value;
const address = contact.address.value;

/** The id of this card for links. */
export const visitCardId = 'need-help';

/**
 * The address and the hours, with links to call and text. While the office is closed, text messages come first.
 * `<ReachUs>` above shows the numbers.
 */
export function VisitCard() {
  const isClosed = useIsClosed();
  const call = { icon: <Phone />, href: telephoneLink(phone), words: 'Call' };
  const text = textLine !== null && { icon: <MessageCircle />, href: textLink(textLine), words: 'Text' };
  const ways = text ? (isClosed ? [text, call] : [call, text]) : [call];
  return (
    <section className={styles.card} id={visitCardId}>
      <h2>{textLine === null ? 'Call or visit' : 'Call, text or visit'}</h2>
      <div className="screen-only">
        <Actions>
          {ways.map(({ icon, href, words }, place) => (
            // The key is the position. If the order changes, only the text changes.
            <Button key={place} href={href} icon={icon} variant={place === 0 ? 'primary' : 'secondary'}>
              {words}
            </Button>
          ))}
        </Actions>
      </div>
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
