import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { showNewPage } from './pageTransition';

/**
 * After a navigation moves the focus to the new page's heading and gives its title, for a live region to announce. Not on
 * the first page, which the browser announces itself, and not for a place within a page (WCAG 2.4.3).
 */
export function useArrival(): string {
  const { key, hash } = useLocation();
  const firstKey = useRef(key);
  const [announced, announce] = useState('');
  useLayoutEffect(showNewPage, [key]);
  useEffect(() => {
    if (key === firstKey.current) return;
    firstKey.current = '';
    announce(document.title);
    if (!hash) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [key, hash]);
  return announced;
}
