import type { NavigationGroup } from '@site/shared-data/navigation';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { NavLink } from 'react-router-dom';
import styles from './Dropdown.module.css';
import { usePopover } from './usePopover';

interface DropdownProps {
  group: NavigationGroup;
}

/** One name of the navigation with pages under it: a disclosure (WAI-ARIA APG, disclosure navigation). */
export function Dropdown({ group }: DropdownProps) {
  const { ref, isOpen } = usePopover();
  const id = `menu-${group.label.toLowerCase()}`;
  return (
    <div className={styles.dropdown}>
      <button className={styles.toggle} type="button" popoverTarget={id} aria-expanded={isOpen}>
        {group.label}
        <ChevronDown className={styles.arrow} aria-hidden="true" />
      </button>
      <p className={styles.label}>{group.label}</p>
      <div className={styles.panel} id={id} popover="auto" ref={ref}>
        <ul>
          {group.links.map(({ label, path, hint }) => (
            <li key={path}>
              <NavLink className={() => styles.link} to={path} end>
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
