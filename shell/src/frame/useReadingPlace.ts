import { useContext, useEffect, useLayoutEffect } from 'react';
import {
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as RouterState,
  useLocation,
} from 'react-router-dom';

/** How far down each entry of the history was left, by its key, while this document lives. */
const places: Record<string, number> = {};

/** The place a hash names; none where it names none. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** The browser finds places again in documents it opens; between the pages of one document it would do so too early. */
function takeOver(): () => void {
  const choose = (mode: ScrollRestoration) => () => {
    history.scrollRestoration = mode;
  };
  const leave = choose('auto');
  const stay = choose('manual');
  // After the first layout, with which the browser finds the place in this document.
  const frame = requestAnimationFrame(() => requestAnimationFrame(stay));
  addEventListener('pagehide', leave);
  addEventListener('pageshow', stay);
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', stay);
    leave();
  };
}

/**
 * Takes a reader who goes back to where a page was left, and begins a new page at its top or at its hash. The router's own
 * component for that writes to the browser's storage; this site stores nothing.
 */
export function useReadingPlace(): void {
  const router = useContext(RouterContext)?.router;
  const { restoreScrollPosition, preventScrollReset } = useContext(RouterState) ?? {};
  const location = useLocation();
  useEffect(takeOver, []);
  useLayoutEffect(() => router?.enableScrollRestoration(places, () => scrollY), [router]);
  useLayoutEffect(() => {
    if (restoreScrollPosition === false) return;
    if (typeof restoreScrollPosition === 'number') {
      scrollTo(0, restoreScrollPosition);
      return;
    }
    const element = location.hash ? elementOf(location.hash) : null;
    if (element) element.scrollIntoView();
    else if (!preventScrollReset) scrollTo(0, 0);
  }, [location, restoreScrollPosition, preventScrollReset]);
}
