import { Link } from '@site/section/Link';
import { footerGroups, type NavigationGroup } from '@site/shared-data/navigation';
import { paths } from '@site/shared-data/paths';
import type { Registry } from '../../sections/registry';
import styles from './FooterMap.module.css';

interface FooterMapProps {
  events: Registry['events'];
}

/** Returns the links of a group. The group of the events page also has the announced events. */
const linksOf = ({ links }: NavigationGroup, events: FooterMapProps['events']) =>
  links.some(({ path }) => path === paths.events)
    ? [...links, ...events.map(({ title, path }) => ({ label: title, path }))]
    : links;

/** The groups of links that the navigation entries name: folded on a phone, and open if they fit side by side. */
export function FooterMap({ events }: FooterMapProps) {
  return (
    <nav className={styles.map} aria-label="Site map">
      {footerGroups.map((group) => (
        <details className={styles.group} key={group.label}>
          <summary className={styles.name}>
            <h2>{group.label}</h2>
          </summary>
          <ul className={styles.links}>
            {linksOf(group, events).map(({ label, path }) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
