import { navigation } from '@site/shared-data/navigation';
import { services } from '@site/shared-data/services';
import { Dropdown } from './Dropdown';
import styles from './Navigation.module.css';
import { NavigationLink } from './NavigationLink';

/** The most common targets come first. */
const support = {
  label: 'Find support',
  links: services.map(({ title, path, hint }) => ({ label: title, path, hint })),
};

/** The entries of the navigation: pages, and groups of pages. */
export const navigationItems = [support, ...navigation];

/** The main navigation: a row with drop-down menus on wide screens, and one open list in the folded menu. */
export function Navigation() {
  return (
    <ul className={styles.items}>
      {navigationItems.map((item) => (
        <li key={item.label}>
          {'links' in item ? (
            <Dropdown group={item} />
          ) : (
            <NavigationLink to={item.path} isParent>
              {item.label}
            </NavigationLink>
          )}
        </li>
      ))}
    </ul>
  );
}
