import { navigation } from '@site/shared-data/navigation';
import { NavLink } from 'react-router-dom';
import { Dropdown } from './Dropdown';
import styles from './Navigation.module.css';

/** The main navigation: a row with drop-downs on wide screens, one open list in the folded menu. */
export function Navigation() {
  return (
    <nav aria-label="Main">
      <ul className={styles.items}>
        {navigation.map((item) => (
          <li key={item.label}>
            {'links' in item ? (
              <Dropdown group={item} />
            ) : (
              <NavLink className={() => styles.item} to={item.path} end>
                {item.label}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
