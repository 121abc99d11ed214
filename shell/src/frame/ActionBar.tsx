import { Link } from '@site/section/Link';
import { directionsUrl } from '@site/shared-data/postalAddress';
import { donateNow } from '@site/shared-data/navigation';
import { paths } from '@site/shared-data/paths';
import { contact } from '@site/shared-data/siteFacts';
import { telephoneLink } from '@site/shared-data/contactLinks';
import { getHelpId } from '@site/ui/GetHelp';
import { Heart, LifeBuoy, MapPin, Phone } from '@site/ui/icons';
import { useLocation } from 'react-router-dom';
import { addressOf } from '../sections/registry';
import styles from './ActionBar.module.css';

/** Pages for people in need. Each has `<GetHelp>`: there the bar links to it instead of asking for gifts. */
const pagesInNeed: readonly string[] = [
  paths.home,
  paths.welcome,
  paths.contact,
  paths.clinic,
  paths.parenting,
  paths.adoption,
  paths.counseling,
];

/** The actions most people come for, in reach of the thumb on phones. The page has all of them as well. */
export function ActionBar() {
  const { phone, address } = contact;
  const isForNeed = pagesInNeed.includes(addressOf(useLocation().pathname));
  return (
    <nav className={styles.bar} aria-label="Quick actions">
      <ul className={styles.actions}>
        <li>
          <a href={telephoneLink(phone.value)}>
            <Phone aria-hidden="true" />
            <span>Call</span>
          </a>
        </li>
        <li>
          <a href={directionsUrl(address.value)} rel="noreferrer">
            <MapPin aria-hidden="true" />
            <span>Directions</span>
          </a>
        </li>
        <li>
          {isForNeed ? (
            <Link key="help" to={`#${getHelpId}`}>
              <LifeBuoy aria-hidden="true" />
              <span>Help</span>
            </Link>
          ) : (
            <Link key="donate" to={donateNow.path}>
              <Heart aria-hidden="true" />
              <span>Donate</span>
            </Link>
          )}
        </li>
      </ul>
    </nav>
  );
}
