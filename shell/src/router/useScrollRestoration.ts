import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType } from 'react-router-dom';
import type { RouterState } from './Router';

/** How far down each entry of the history was left, by its key, while this document lives. Nothing is stored. */
const positions = new Map<string, number>();

/** The element a hash names; none where it names none. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** The browser restores positions in documents it opens; between the pages of one document it would do so too early. */
function takeOver(): () => void {
  const choose = (mode: ScrollRestoration) => () => {
    history.scrollRestoration = mode;
  };
  const leave = choose('auto');
  const stay = choose('manual');
  // After the first layout, with which the browser restores the position in this document.
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
 * Takes a reader who goes back or forward to where the page was left, and begins a new page at its top or at its hash. The
 * router's own component for that writes to session storage; this site stores nothing.
 */
export function useScrollRestoration({ location, action }: RouterState): void {
  const shown = useRef(location.key);
  useEffect(takeOver, []);
  useLayoutEffect(() => {
    const { key, hash } = location;
    if (key === shown.current) return;
    const position = action === NavigationType.Pop ? positions.get(key) : undefined;
    const element = hash ? elementOf(hash) : null;
    if (position !== undefined) scrollTo(0, position);
    else if (element) element.scrollIntoView();
    else scrollTo(0, 0);
    shown.current = key;
  }, [location, action]);
  // Before the next page takes its place, and after the position of this one has been restored.
  useLayoutEffect(() => {
    const { key } = location;
    const note = () => positions.set(key, scrollY);
    note();
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [location]);
}
