import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType } from 'react-router-dom';
import { focusHeading, moveFocus } from './moveFocus';
import type { RouterState } from './Router';

/** The scroll position of each entry of the history, by its key, as long as this document is open. Nothing is stored. */
const positions = new Map<string, number>();

/** The element with the id that a hash names, if there is one. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Shows an element. The keyboard goes on from there (WCAG 2.4.3). Of a block its heading is heard, because all words would be; of
 * the whole page its beginning, because what stands before the heading would be left out.
 */
function show(element: HTMLElement): void {
  element.scrollIntoView();
  const heading = element.querySelector('h1') ? null : element.querySelector<HTMLElement>('h2, h3');
  moveFocus(heading ?? element);
}

/** The browser restores positions in documents that it opens. Between the pages of one document it would do so too early. */
function takeOver(): () => void {
  let frame = 0;
  const inFrame = (then: () => void) => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(then);
  };
  // After the first layout, in which the browser restores the position in this document; WebKit also in one it has kept.
  const stay = () => inFrame(() => inFrame(() => (history.scrollRestoration = 'manual')));
  const leave = () => {
    cancelAnimationFrame(frame);
    history.scrollRestoration = 'auto';
  };
  stay();
  addEventListener('pagehide', leave);
  addEventListener('pageshow', stay);
  return () => {
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', stay);
    leave();
  };
}

/**
 * Restores the scroll position on Back and Forward, and shows a new page from its top or its hash. The router's own component
 * for this writes to session storage; this site stores nothing.
 */
export function useScrollRestoration({ location, action, isShown }: RouterState): void {
  const shown = useRef(location.key);
  useEffect(takeOver, []);
  useLayoutEffect(() => {
    const { key, hash } = location;
    if (key === shown.current) return;
    shown.current = key;
    if (isShown) return;
    const position = action === NavigationType.Pop ? positions.get(key) : undefined;
    const element = hash ? elementOf(hash) : null;
    if (position !== undefined) scrollTo(0, position);
    else if (element) show(element);
    else {
      scrollTo(0, 0);
      // A link to the page that is open begins it anew.
      if (action !== NavigationType.Pop) focusHeading();
    }
  }, [location, action, isShown]);
  // Runs after the position of this page is restored; its cleanup runs before the next page is shown.
  useLayoutEffect(() => {
    const { key } = location;
    const note = () => positions.set(key, scrollY);
    note();
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [location]);
}
