import type { NavigationGroup } from '@site/shared-data/navigation';
import { ChevronDown } from '@site/ui/icons';
import styles from './Navigation.module.css';
import { NavigationLink } from './NavigationLink';
import { useLocation } from 'react-router-dom';
import { addressOf } from '../../sections/registry';
import { usePopover } from './usePopover';

interface DropdownProps {
  group: NavigationGroup;
}

/** Returns the first segment of an address. Pages with the same segment belong together. */
const firstPart = (path: string) => path.split('/')[1];

/** Returns whether a page is in a group, or below its pages. */
const isIn = ({ links }: NavigationGroup, address: string) =>
  links.some(({ path }) => firstPart(path) === firstPart(address));

/**
 * A group of pages in the navigation: a disclosure button with a list (WAI-ARIA APG, disclosure navigation). The
 * browser exposes whether it is expanded (HTML-AAM). `aria-expanded` together with `popovertarget` is an error (ARIA in
 * HTML).
 */
export function Dropdown({ group }: DropdownProps) {
  const ref = usePopover();
  const address = addressOf(useLocation().pathname);
  // Labels in any script give distinct ids. An id has no spaces.
  const id = `menu-${group.label.toLowerCase().replaceAll(/\s+/g, '-')}`;
  return (
    <div className={styles.group}>
      <button
        className={styles.toggle}
        type="button"
        popoverTarget={id}
        aria-current={isIn(group, address) ? 'true' : undefined}
      >
        {group.label}
        <ChevronDown />
      </button>
      <p className={styles.label}>{group.label}</p>
      <div className={styles.panel} id={id} popover="auto" ref={ref}>
        <ul className={styles.list}>
          {group.links.map(({ label, path, hint }) => (
            <li key={path}>
              <NavigationLink to={path} isParent={path.split('/').length > 2}>
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
