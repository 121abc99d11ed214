import { Link } from '@site/section/Link';
import { directionsUrl } from '@site/shared-data/directionsUrl';
import { compactAfterScroll } from '@site/shared-data/constants';
import { donateNow } from '@site/shared-data/navigation';
import { contact } from '@site/shared-data/siteFacts';
import { telephoneLink } from '@site/shared-data/telephoneLink';
import Heart from 'lucide-react/icons/heart';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import styles from './ActionBar.module.css';
import { useScrolledPast } from './useScrolledPast';

/**
 * What most people come for, where the thumb is, on phones: it waits at the end of the page, and rises once the page is
 * scrolled. All of it stands in the page as well.
 */
export function ActionBar() {
  const isRaised = useScrolledPast(compactAfterScroll);
  const { phone, address } = contact;
  return (
    <nav className={styles.bar} data-raised={isRaised || undefined} aria-label="Quick actions">
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
          <Link to={donateNow.path}>
            <Heart aria-hidden="true" />
            <span>Donate</span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
