import { Menu as MenuIcon, X } from '@site/ui/icons';
import type { ReactNode } from 'react';
import styles from './Header.module.css';
import { useInertPage } from './useInertPage';
import { usePopover } from './usePopover';

const id = 'menu';

interface FoldedMenuProps {
  children: ReactNode;
}

/**
 * The menu: behind a button where the page is narrower than 48rem, in the header elsewhere. It opens without script too. The button
 * is in the landmark, which is found while the menu is closed. The button keeps its name, and the browser tells whether it is
 * expanded.
 */
export function FoldedMenu({ children }: FoldedMenuProps) {
  const { ref, isOpen } = usePopover();
  useInertPage(ref);
  return (
    <nav className={styles.navigation} aria-label="Main">
      <button className={styles.toggle} type="button" popoverTarget={id}>
        {/* In elements: extensions remove icons and translators replace bare text nodes, which React could not exchange then. */}
        <span key={isOpen ? 'close' : 'open'}>
          {isOpen ? <X aria-hidden="true" /> : <MenuIcon aria-hidden="true" />}
        </span>
        <span>Menu</span>
      </button>
      <div className={styles.menu} id={id} popover="auto" ref={ref}>
        {children}
      </div>
    </nav>
  );
}
