import { Menu as MenuIcon, X } from '@site/ui/icons';
import type { ReactNode } from 'react';
import styles from './Header.module.css';
import { usePopover } from './usePopover';

const id = 'menu';

interface FoldedMenuProps {
  children: ReactNode;
}

/** What is folded behind a button below 768 px, and stands in the header above; it opens without script too. */
export function FoldedMenu({ children }: FoldedMenuProps) {
  const { ref, isOpen } = usePopover();
  return (
    <>
      <button className={styles.toggle} type="button" popoverTarget={id} aria-expanded={isOpen}>
        {isOpen ? <X aria-hidden="true" /> : <MenuIcon aria-hidden="true" />}
        {/* An element of its own: a browser that translates the page takes bare texts away. */}
        <span>{isOpen ? 'Close' : 'Menu'}</span>
      </button>
      <div className={styles.menu} id={id} popover="auto" ref={ref}>
        {children}
      </div>
    </>
  );
}
