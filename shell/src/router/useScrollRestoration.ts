import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType } from 'react-router-dom';
import { hydrated, isHydrated } from '../document/hydration';
import { focusHeading, moveFocus } from './moveFocus';
import type { RouterState } from './Router';

/** The scroll position of each history entry by key, while this document is open. Nothing is stored. */
const positions = new Map<string, number>();

/** The key of the entry that the visitor sees. */
let open: string | undefined;

/** Returns the element with the id of a fragment, or the link with that name, if any. */
function elementOf(hash: string): HTMLElement | null {
  try {
    const place = decodeURIComponent(hash.slice(1));
    return document.getElementById(place) ?? document.querySelector(`a[name=${JSON.stringify(place)}]`);
  } catch {
    return null;
  }
}

/**
 * Shows an element, and moves the focus there (WCAG 2.4.3). In a block it focuses the heading, because a screen reader
 * would announce the whole block. For the whole page it focuses the beginning, so that nothing before the heading is
 * skipped.
 */
function show(element: HTMLElement): void {
  element.scrollIntoView();
  const heading = element.querySelector('h1') ? null : element.querySelector<HTMLElement>('h2, h3');
  moveFocus(heading ?? element);
}

/**
 * Shows the open page at its position on Back and Forward if that is known. Otherwise shows it at its fragment, or at its
 * top. A new page receives the focus there.
 */
export function showPlace({ location: { key, hash }, action }: RouterState): void {
  open = key;
  const isReturn = action === NavigationType.Pop;
  const position = isReturn ? positions.get(key) : undefined;
  const element = hash ? elementOf(hash) : null;
  if (position !== undefined) scrollTo(0, position);
  else if (element) show(element);
  else {
    scrollTo(0, 0);
    // A link to the open page starts it again from the top.
    if (!isReturn) focusHeading();
  }
}

/**
 * The browser restores positions in documents that it opens, and in a page that is not hydrated. Between pages of one document it
 * would do so too early.
 */
function takeOver(): () => void {
  let frame = 0;
  const inFrame = (then: () => void) => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(then);
  };
  // This runs after the first layout, when the browser restores the position of this document. WebKit also does this in
  // a cached one.
  const stay = () => inFrame(() => inFrame(() => isHydrated() && (history.scrollRestoration = 'manual')));
  const leave = () => {
    cancelAnimationFrame(frame);
    history.scrollRestoration = 'auto';
  };
  void hydrated.then(stay);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', stay);
  return () => {
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', stay);
    leave();
  };
}

/**
 * Restores the scroll position on Back and Forward, and shows a new page from its top or its fragment. React Router's
 * own component writes to session storage, but this site stores nothing.
 */
export function useScrollRestoration(state: RouterState): void {
  const { key } = state.location;
  const shown = useRef(key);
  useEffect(takeOver, []);
  useLayoutEffect(() => {
    if (key === shown.current) return;
    shown.current = key;
    if (!state.isShown) showPlace(state);
  }, [key, state]);
  // Runs after the position of this page is restored.
  useLayoutEffect(() => {
    open = key;
    // The next page may be visible before React renders it.
    const note = () => open === key && positions.set(key, scrollY);
    note();
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key]);
}
