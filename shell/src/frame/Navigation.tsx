import { navigation } from '@site/shared-data/navigation';
import { services } from '@site/shared-data/services';
import { NavLink } from 'react-router-dom';
import { Dropdown } from './Dropdown';
import styles from './Navigation.module.css';

/** What most people come for stands first. */
const support = { label: 'Find support', links: services.map(({ title, path }) => ({ label: title, path })) };

/** The main navigation: a row with drop-downs on wide screens, one open list in the folded menu. */
export function Navigation() {
  return (
    <nav aria-label="Main">
      <ul className={styles.items}>
        {[support, ...navigation].map((item) => (
          <li key={item.label}>
            {'links' in item ? (
              <Dropdown group={item} />
            ) : (
              <NavLink className={() => styles.item} to={item.path} discover="none" end>
                {item.label}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
