import { useSyncExternalStore } from 'react';
import type { Router } from '../router/Router';
import styles from './PendingBar.module.css';

interface PendingBarProps {
  pending: Router['pending'];
}

/**
 * A thin line while the next page is loading. It reads its own store, because router state would only change after the
 * transition that the line announces. Documents do not contain it, so they need no styles for it.
 */
export function PendingBar({ pending }: PendingBarProps) {
  const isPending = useSyncExternalStore(pending.subscribe, pending.now, () => false);
  return isPending ? <div className={styles.bar} role="progressbar" aria-label="Loading the page" /> : null;
}
