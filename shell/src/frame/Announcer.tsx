import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Router } from '../router/Router';

/** How long a navigation may take before it is announced, in milliseconds. */
const silenceMs = 1000;

interface AnnouncerProps {
  announcement: string;
  pending: Router['pending'];
}

/**
 * Announces to screen readers where a navigation led. If it takes longer than a second, it announces that the page is
 * loading (WCAG 4.1.3).
 */
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
