import { directionsUrl } from '@site/shared-data/postalAddress';
import { mailto, telephoneLink } from '@site/shared-data/contactLinks';
import { contact } from '@site/shared-data/siteFacts';
import { Mail, MapPin, Phone } from '../icons/icons';
import { ActionTiles } from '../ActionTiles/ActionTiles';
import { OpeningState } from '../OpeningState/OpeningState';

interface ReachUsProps {
  /** With the e-mail address beside telephone and way. */
  email?: boolean | undefined;
}

const { phone, email, address } = contact;

const ways = [
  { icon: <Phone />, label: 'Call us', hint: phone.value, href: telephoneLink(phone.value) },
  { icon: <MapPin />, label: 'Directions', hint: address.value.street, href: directionsUrl(address.value) },
];

const write = { icon: <Mail />, label: 'Write to us', hint: email.value, href: mailto(email.value) };

/** Whether someone is there now, and how to reach them: what many people come for, small enough for any first screen. */
export function ReachUs({ email: withEmail }: ReachUsProps) {
  return (
    <ActionTiles tiles={withEmail ? [...ways, write] : ways} isDense>
      <OpeningState />
    </ActionTiles>
  );
}
