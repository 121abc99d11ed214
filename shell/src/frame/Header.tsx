import { Link } from '@site/section/Link';
import { compactAfterScroll } from '@site/shared-data/constants';
import { donateNow } from '@site/shared-data/navigation';
import { paths } from '@site/shared-data/paths';
import { org } from '@site/shared-data/siteFacts';
import { Button } from '@site/ui/Button';
import { HoursTable } from '@site/ui/HoursTable';
import { ReachUs } from '@site/ui/ReachUs';
import { Menu as MenuIcon, X } from '@site/ui/icons';
import styles from './Header.module.css';
import { Logo } from './Logo';
import { Navigation } from './Navigation';
import { usePopover } from './usePopover';
import { useScrolledPast } from './useScrolledPast';

const menuId = 'menu';

/**
 * The clinic's name and the way to every part of the site. It stays in reach while the page scrolls, compact after the
 * first pixels. Below 768 px the menu is folded behind a button, with the ways to reach the clinic in front of the pages
 * and its hours behind them; it opens without script too.
 */
export function Header() {
  const isCompact = useScrolledPast(compactAfterScroll);
  const { ref, isOpen } = usePopover();
  return (
    <div className={styles.header} data-compact={isCompact || undefined}>
      <div className={styles.bar}>
        <Link className={styles.name} to={paths.home}>
          <Logo />
          {org.name.value}
        </Link>
        <button className={styles.toggle} type="button" popoverTarget={menuId} aria-expanded={isOpen}>
          {isOpen ? <X aria-hidden="true" /> : <MenuIcon aria-hidden="true" />}
          {/* An element of its own: a browser that translates the page takes bare texts away. */}
          <span>{isOpen ? 'Close' : 'Menu'}</span>
        </button>
        <div className={styles.menu} id={menuId} popover="auto" ref={ref}>
          <div className={styles.folded}>
            <ReachUs />
          </div>
          <Navigation />
          <Button to={donateNow.path}>{donateNow.label}</Button>
          <div className={styles.folded}>
            <HoursTable />
          </div>
        </div>
      </div>
    </div>
  );
}
