import { addressLine, directionsUrl } from '@site/shared-data/postalAddress';
import { contact } from '@site/shared-data/siteFacts';
import { telephoneLink, textLink } from '@site/shared-data/contactLinks';
import { Actions } from '@site/ui/Actions';
import { Button } from '@site/ui/Button';
import { ClinicAddress } from '@site/ui/ClinicAddress';
import { CopyButton } from '@site/ui/CopyButton';
import { HoursTable } from '@site/ui/HoursTable';
import { MessageCircle, Navigation, Phone } from '@site/ui/icons';
import styles from './ContactCard.module.css';

const phone = contact.phone.value;
const textLine = contact.textLine.value;
const address = contact.address.value;

/** The id of this card for links. */
export const visitCardId = 'need-help';

/**
 * The address and the hours, with links to text and call, in the order of `<ReachUs>` above, which shows the numbers.
 */
export function VisitCard() {
  return (
    <section className={styles.card} id={visitCardId}>
      <h2>{textLine === null ? 'Call or visit' : 'Text, call or visit'}</h2>
      <div className="screen-only">
        <Actions>
          {textLine !== null && (
            <Button href={textLink(textLine)} icon={<MessageCircle />}>
              Text
            </Button>
          )}
          <Button href={telephoneLink(phone)} icon={<Phone />} variant={textLine === null ? 'primary' : 'secondary'}>
            Call
          </Button>
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
