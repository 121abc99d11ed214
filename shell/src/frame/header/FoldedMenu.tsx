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
  useInertPage(ref);
  return (
    <nav aria-label="Main">
      <button className={styles.toggle} type="button" popoverTarget={id}>
        <MenuIcon />
        <X />
        Menu
      </button>
      <div className={styles.menu} id={id} popover="auto" ref={ref}>
        {children}
      </div>
    </nav>
  );
}
