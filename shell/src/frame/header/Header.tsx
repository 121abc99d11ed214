import { Link } from '@site/section/Link';
import { compactAfterScroll } from '@site/shared-data/constants';
import { donateNow, spanishLink } from '@site/shared-data/navigation';
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

/** The number of letters from which name and entries do not fit side by side on a tablet. */
const most = 70;

/** Whether the clinic's name and its menu have more letters. */
const isLong = [org.name.value, donateNow.label, ...navigationItems.map(({ label }) => label)].join('').length > most;

/** Created once, so that scrolling or opening a menu does not render all of it again. */
const bar = (
  <div className={`together ${styles.bar}`}>
    <Link className={styles.name} to={paths.home}>
      <Logo />
      {org.name.value}
    </Link>{' '}
    <FoldedMenu>
      <div className={styles.folded}>
        <ReachUs />
      </div>
      <div className={styles.folded} lang="es">
        <Button to={spanishLink.path} variant="secondary">
          {spanishLink.label}
        </Button>
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
 * The clinic's name and the navigation. It stays visible while the page scrolls, and becomes compact after the first
 * pixels. On phones the menu starts with the ways to reach the clinic, and ends with its hours.
 */
export function Header() {
  const isCompact = useScrolledPast(compactAfterScroll);
  return (
    <div className={isLong ? `${styles.header} ${styles.long}` : styles.header} data-compact={isCompact || undefined}>
      {bar}
    </div>
  );
}
