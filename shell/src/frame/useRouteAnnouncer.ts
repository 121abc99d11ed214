import { useEffect, useRef, useState } from 'react';
import type { Location } from 'react-router-dom';

/** Moves the focus to the heading of the page. A page that is not loaded yet has none: then nothing happens. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

/**
 * After a navigation moves the focus to the new page's heading, and returns its title for the announcer (`<p aria-live>` in
 * Frame). Not on the first page, which the browser announces itself, and not for a place within a page (WCAG 2.4.3).
 */
export function useRouteAnnouncer({ pathname, hash }: Location): string {
  const announcedPath = useRef(pathname);
  const [announcement, announce] = useState('');
  useEffect(() => {
    if (pathname === announcedPath.current) return;
    announcedPath.current = pathname;
    // A page that still suspends: PrerenderedFallback focuses its heading later.
    if (!document.querySelector('h1')) return;
    announce(document.title);
    // Back to a place in a page restores the scroll position alone.
    if (!hash || document.activeElement === document.body) focusHeading();
  }, [pathname, hash]);
  return announcement;
}
