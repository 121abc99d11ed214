import { addressLine } from '@site/shared-data/addressLine';
import { directionsUrl } from '@site/shared-data/directionsUrl';
import { mailto } from '@site/shared-data/mailto';
import { contact } from '@site/shared-data/siteFacts';
import { telephoneLink } from '@site/shared-data/telephoneLink';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { ActionTiles } from '../ActionTiles/ActionTiles';

const phone = contact.phone.value;
const email = contact.email.value;
const address = contact.address.value;

const ways = [
  { icon: <Phone />, label: 'Call us', hint: phone, href: telephoneLink(phone) },
  { icon: <Mail />, label: 'E-mail us', hint: email, href: mailto(email) },
  { icon: <MapPin />, label: 'Directions', hint: addressLine(address), href: directionsUrl(address) },
];

/** The three ways to reach the clinic. */
export function ContactStrip() {
  return <ActionTiles tiles={ways} />;
}
