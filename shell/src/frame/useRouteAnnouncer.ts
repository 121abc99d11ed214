import { useEffect, useRef, useState } from 'react';
import type { Location } from 'react-router-dom';

/**
 * Returns the title of the page for the announcer, after a navigation that left the focus elsewhere than on the page's heading: a
 * heading that receives the focus is heard by itself. Not on the first page, which the browser announces itself, and not for a
 * place within a page. Call it after `useFocusRestoration`.
 */
export function useRouteAnnouncer({ pathname }: Location): string {
  const announcedPath = useRef(pathname);
  const [announcement, announce] = useState('');
  useEffect(() => {
    if (pathname === announcedPath.current) return;
    announcedPath.current = pathname;
    // A page that still suspends has no heading: PrerenderedFallback focuses it later.
    const heading = document.querySelector('h1');
    announce(heading && heading !== document.activeElement ? document.title : '');
  }, [pathname]);
  return announcement;
}
