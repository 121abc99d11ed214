import { donateNow, spanishLink } from '@site/shared-data/navigation';
import { paths } from '@site/shared-data/paths';
import { hoursLine } from '@site/shared-data/dates/hoursRows';
import { hours, org } from '@site/shared-data/siteFacts';
import { Actions } from '@site/ui/Actions';
import { Button } from '@site/ui/Button';
import { Picture } from '@site/ui/Picture';
import { ReachUs } from '@site/ui/ReachUs';
import styles from './Hero.module.css';

/**
 * The introduction, the ways to reach the clinic, and the landscape behind them. It is dawn or dusk, to match the color
 * scheme. On a phone the landscape comes last, and shrinks first.
 */
export function Hero() {
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          You don’t have to figure this out alone.
        </h1>
        <p className={styles.lead}>{`Support for pregnancy, parenting and what comes after, in ${org.place.value}.`}</p>
        <ReachUs isFrontDoor helpBelow hoursLine={hoursLine(hours.value)} />
        <div className={styles.actions}>
          <Actions>
            {/* The primary button is in the header. */}
            <Button to={donateNow.path} variant="secondary">
              {donateNow.label}
            </Button>
            <Button to={paths.welcome} variant="secondary" about="who we are">
              Learn More
            </Button>
            {/* Wide screens have this link in the line above the header. */}
            <span className={styles.narrow} lang="es">
              <Button to={spanishLink.path} variant="secondary">
                {spanishLink.label}
              </Button>
            </span>
          </Actions>
        </div>
      </div>
      <Picture
        className={styles.art}
        name="hero"
        narrowName="hero-mobile"
        darkName="hero-dusk"
        narrowDarkName="hero-mobile-dusk"
        alt="A parent and child walk a path to a small house with a lit door, between low hills."
        sizes="100vw"
        priority
      />
    </header>
  );
}
