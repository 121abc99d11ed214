import { useEffect, useRef, useState } from 'react';
import type { Location } from 'react-router-dom';

/**
 * After a navigation moves the focus to the new page's heading and gives its title, for a live region to announce. Not on
 * the first page, which the browser announces itself, and not for a place within a page (WCAG 2.4.3).
 */
export function useRouteAnnouncer({ key, hash }: Location): string {
  const announcedKey = useRef(key);
  const [announcement, announce] = useState('');
  useEffect(() => {
    if (key === announcedKey.current) return;
    announcedKey.current = key;
    announce(document.title);
    if (!hash) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [key, hash]);
  return announcement;
}
