import type { NavigationGroup } from '@site/shared-data/navigation';
import { ChevronDown } from '@site/ui/icons';
import styles from './Navigation.module.css';
import { NavigationLink } from './NavigationLink';
import { usePopover } from './usePopover';

interface DropdownProps {
  group: NavigationGroup;
}

/**
 * A group of pages in the navigation: a disclosure button with a list (WAI-ARIA APG, disclosure navigation). The browser tells
 * whether it is expanded (HTML-AAM): beside `popovertarget`, `aria-expanded` is an error (ARIA in HTML).
 */
export function Dropdown({ group }: DropdownProps) {
  const { ref } = usePopover();
  // Labels of any script tell their menus apart; an id has no spaces.
  const id = `menu-${group.label.toLowerCase().replaceAll(/\s+/g, '-')}`;
  return (
    <div className={styles.group}>
      <button className={styles.toggle} type="button" popoverTarget={id}>
        {group.label}
        <ChevronDown />
      </button>
      <p className={styles.label}>{group.label}</p>
      <div className={styles.panel} id={id} popover="auto" ref={ref}>
        <ul className={styles.list}>
          {group.links.map(({ label, path, hint }) => (
            <li key={path}>
              <NavigationLink to={path}>
                {label}
                {hint && <span className={styles.hint}>{` ${hint}`}</span>}
              </NavigationLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
