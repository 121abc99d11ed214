import type { NavigationGroup } from '@site/shared-data/navigation';
import { ChevronDown } from '@site/ui/icons';
import { NavLink } from 'react-router-dom';
import styles from './Navigation.module.css';
import { usePopover } from './usePopover';

interface DropdownProps {
  group: NavigationGroup;
}

/** One name of the navigation with pages under it: a disclosure (WAI-ARIA APG, disclosure navigation). */
export function Dropdown({ group }: DropdownProps) {
  const { ref, isOpen } = usePopover();
  const id = `menu-${group.label.toLowerCase().replace(' ', '-')}`;
  return (
    <div className={styles.group}>
      <button className={styles.toggle} type="button" popoverTarget={id} aria-expanded={isOpen}>
        {group.label}
        <ChevronDown />
      </button>
      <p className={styles.label}>{group.label}</p>
      <div className={styles.panel} id={id} popover="auto" ref={ref}>
        <ul className={styles.list}>
          {group.links.map(({ label, path, hint }) => (
            <li key={path}>
              <NavLink className={() => styles.item} to={path} discover="none" end>
                {label}
                {hint && <span className={styles.hint}>{hint}</span>}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
