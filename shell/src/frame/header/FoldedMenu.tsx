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
  const ref = usePopover();
  const isOpen = useInertPage(ref);
  return (
    <nav aria-label="Main">
      <button className={styles.toggle} type="button" popoverTarget={id}>
        {/* In elements: extensions remove icons, and translators replace the text before which React inserts another. */}
        <span key={isOpen ? 'close' : 'open'}>{isOpen ? <X /> : <MenuIcon />}</span>
        <span>Menu</span>
      </button>
      <div className={styles.menu} id={id} popover="auto" ref={ref}>
        {children}
      </div>
    </nav>
  );
}
