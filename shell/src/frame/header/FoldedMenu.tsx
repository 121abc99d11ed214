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
 * The menu: behind a button on pages narrower than 48rem, and in the header otherwise. It opens without scripts too.
 * The landmark contains the button, so that visitors can find it while the menu is closed. The button keeps its name,
 * and the browser exposes whether it is expanded.
 */
export function FoldedMenu({ children }: FoldedMenuProps) {
  const { ref, isOpen } = usePopover();
  useInertPage(ref);
  return (
    <nav className={styles.navigation} aria-label="Main">
      <button className={styles.toggle} type="button" popoverTarget={id}>
        {/* In elements: extensions remove icons, and translators replace text nodes that React could not update. */}
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
