import { useSyncExternalStore } from 'react';
import type { Site } from '../site';

interface PendingBarProps {
  pending: Site['pending'];
}

/**
 * A thin line while the next page is on its way. It reads a store of its own: router state would wait for the transition
 * it is meant to announce.
 */
export function PendingBar({ pending }: PendingBarProps) {
  const isPending = useSyncExternalStore(pending.subscribe, pending.now, () => false);
  return <div hidden={!isPending} data-pending-bar="" />;
}
