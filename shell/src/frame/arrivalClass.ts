import type { RouterState } from '../router/Router';
import styles from './Frame.module.css';

/** Returns the class names that animate `<main>` after a navigation. */
export function arrivalClass(arrival: RouterState['arrival']): string | undefined {
  if (!arrival) return undefined;
  // An animation restarts if its name changes. The two classes have the same animation under two names.
  const fade = arrival.turn % 2 ? styles.arriving : styles.arrivingAgain;
  return arrival.isAtTop ? `${fade} ${styles.headFirst}` : fade;
}
