import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Router } from '../router/Router';

/** How long a navigation may be under way in silence, in milliseconds. */
const silenceMs = 1000;

interface AnnouncerProps {
  /** What is announced while no navigation is under way. */
  announcement: string;
  pending: Router['pending'];
}

/** Tells screen readers where a navigation led, and after a second without an answer that the page is loading (WCAG 4.1.3). */
export function Announcer({ announcement, pending }: AnnouncerProps) {
  const isPending = useSyncExternalStore(pending.subscribe, pending.now, () => false);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setSlow(true), silenceMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {isSlow ? 'The page is loading.' : announcement}
    </p>
  );
}
