import { Menu as MenuIcon, X } from '@site/ui/icons';
import type { ReactNode } from 'react';
import styles from './Header.module.css';
import { usePopover } from './usePopover';

const id = 'menu';

interface FoldedMenuProps {
  children: ReactNode;
}

/** The menu: behind a button where the page is narrower than 48rem, in the header elsewhere. It opens without script too. */
export function FoldedMenu({ children }: FoldedMenuProps) {
  const { ref, isOpen } = usePopover();
  return (
    <>
      <button className={styles.toggle} type="button" popoverTarget={id}>
        {/* In elements: extensions remove icons and translators replace bare text nodes, which React could not exchange then. */}
        <span key={isOpen ? 'close' : 'open'}>
          {isOpen ? <X aria-hidden="true" /> : <MenuIcon aria-hidden="true" />}
        </span>
        <span>{isOpen ? 'Close' : 'Menu'}</span>
      </button>
      <div className={styles.menu} id={id} popover="auto" ref={ref}>
        {children}
      </div>
    </>
  );
}
