import { Link } from '@site/section/Link';
import { getHelpId } from '@site/section/Section';
import { useMinute, useToday } from '@site/section/today';
import { registerId } from '@site/shared-data/constants';
import { hasNotEnded } from '@site/shared-data/dates/hasNotEnded';
import { directionsUrl } from '@site/shared-data/postalAddress';
import { donateNow } from '@site/shared-data/navigation';
import { paths } from '@site/shared-data/paths';
import { contact } from '@site/shared-data/siteFacts';
import { mailto, telephoneLink, textLink } from '@site/shared-data/contactLinks';
import { CalendarDays, Heart, LifeBuoy, Mail, MapPin, MessageCircle, Phone } from '@site/ui/icons';
import { useLocation } from 'react-router-dom';
import { addressOf, type Registry } from '../sections/registry';
import styles from './ActionBar.module.css';

interface ActionBarProps {
  /** Knows the events, because the bar offers registration on the page of an open one, and the pages for people in need. */
  registry: Pick<Registry, 'events' | 'otherEvents' | 'forNeed'>;
}

/**
 * The most common actions within reach of the thumb on phones. The page has all of them too. The bar has no link to the
 * open page.
 */
export function ActionBar({ registry }: ActionBarProps) {
  const { events, otherEvents = [], forNeed = [] } = registry;
  const { phone, textLine, email, address: place } = contact;
  const address = addressOf(useLocation().pathname);
  const today = useToday();
  const minute = useMinute();
  const isForNeed = address === paths.home || forNeed.includes(address);
  const event = [...events, ...otherEvents].find(({ path }) => path === address);
  return (
    <nav className={styles.bar} aria-label="Quick actions">
      <ul className={styles.actions}>
        <li>
          <a href={telephoneLink(phone.value)}>
            <Phone />
            <span>Call</span>
          </a>
        </li>
        {textLine.value !== null && (
          <li>
            <a href={textLink(textLine.value)}>
              <MessageCircle />
              <span>Text</span>
            </a>
          </li>
        )}
        {/* An event can be at another place, and its page has the way there. */}
        {!event && (
          <li>
            <a href={directionsUrl(place.value)} rel="noreferrer">
              <MapPin />
              <span>Directions</span>
            </a>
          </li>
        )}
        <li>
          {event?.isOpen && hasNotEnded(event, today, minute) ? (
            <Link key="register" to={`#${registerId}`}>
              <CalendarDays />
              <span>Register</span>
            </Link>
          ) : isForNeed ? (
            <Link key="help" to={`#${getHelpId}`}>
              <LifeBuoy />
              <span>Help</span>
            </Link>
          ) : address === donateNow.path ? (
            <a key="write" href={mailto(email.value)}>
              <Mail />
              <span>Write</span>
            </a>
          ) : (
            <Link key="donate" to={donateNow.path}>
              <Heart />
              <span>Donate</span>
            </Link>
          )}
        </li>
      </ul>
    </nav>
  );
}
