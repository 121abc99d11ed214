import { Link } from '@site/section/Link';
import { compactAfterScroll } from '@site/shared-data/constants';
import { donateNow } from '@site/shared-data/navigation';
import { paths } from '@site/shared-data/paths';
import { org } from '@site/shared-data/siteFacts';
import { Button } from '@site/ui/Button';
import { HoursTable } from '@site/ui/HoursTable';
import { ReachUs } from '@site/ui/ReachUs';
import { FoldedMenu } from './FoldedMenu';
import styles from './Header.module.css';
import { Logo } from './Logo';
import { Navigation, navigationItems } from './Navigation';
import { useScrolledPast } from './useScrolledPast';

/** From so many letters on, name and entries do not fit side by side on a tablet. */
const most = 80;

/** Whether the clinic's name and its menu have more. */
const isLong = [org.name.value, donateNow.label, ...navigationItems.map(({ label }) => label)].join('').length > most;

/** Created once: scrolling or opening a menu does not render all of it again. */
const bar = (
  <div className={styles.bar}>
    <Link className={styles.name} to={paths.home}>
      <Logo />
      {org.name.value}
    </Link>{' '}
    <FoldedMenu>
      <div className={styles.folded}>
        <ReachUs />
      </div>
      <Navigation />
      <Button to={donateNow.path}>{donateNow.label}</Button>
      <div className={styles.folded}>
        <HoursTable />
      </div>
    </FoldedMenu>
  </div>
);

/**
 * The clinic's name and the way to every part of the site. It stays in reach while the page scrolls, compact after the
 * first pixels. On phones the menu has the ways to reach the clinic in front of the pages and its hours behind them.
 */
export function Header() {
  const isCompact = useScrolledPast(compactAfterScroll);
  return (
    <div className={isLong ? `${styles.header} ${styles.long}` : styles.header} data-compact={isCompact || undefined}>
      {bar}
    </div>
  );
}
