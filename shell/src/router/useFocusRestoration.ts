import { useEffect, useRef } from 'react';
import { NavigationType } from 'react-router-dom';
import { focusHeading } from './moveFocus';
import { rememberControl } from './rememberControl';
import type { RouterState } from './Router';

/** Finds the control that had the focus last, for each entry of the history, by its key, as long as this document is open. */
const controls = new Map<string, () => HTMLElement | null>();

/** Finds the control of the page that was opened last by Back or Forward. */
let wanted: (() => HTMLElement | null) | undefined;

/** Moves the focus into a page that is rendered later than its address is shown. */
export function focusLatePage(): void {
  const control = wanted?.();
  if (control) control.focus({ preventScroll: true });
  else focusHeading();
}

/**
 * Restores the focus on Back and Forward, as browsers do between documents: to the link that was followed. A new page begins at its
 * heading (WCAG 2.4.3); a place in a page is focused by `useScrollRestoration`.
 * @param announce receives what has to be said of another page than the one before: its title, or nothing where its heading is
 * heard as it receives the focus.
 */
export function useFocusRestoration({ location, action }: RouterState, announce: (words: string) => void): void {
  const shown = useRef(location);
  useEffect(() => {
    const { key, pathname } = shown.current;
    shown.current = location;
    if (location.key === key) return;
    const isOtherPage = location.pathname !== pathname;
    // Where the link that was followed went with its page, Orca 43 takes the heading for its place, and is silent about the focus.
    const isLost = document.activeElement === document.body;
    wanted = action === NavigationType.Pop ? controls.get(location.key) : undefined;
    const control = wanted?.();
    if (control) control.focus({ preventScroll: true });
    else if (isOtherPage && (!location.hash || isLost)) focusHeading();
    // A page that still suspends has no heading: PrerenderedFallback calls `focusLatePage`.
    const heading = document.querySelector('h1');
    if (isOtherPage) announce(heading && (isLost || heading !== document.activeElement) ? document.title : '');
  }, [location, action, announce]);
  useEffect(() => {
    const { key } = location;
    const note = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest('a[href], button, summary') : null;
      if (control) controls.set(key, rememberControl(control));
    };
    // Safari does not focus a link that is clicked.
    const events = ['focusin', 'click'];
    for (const event of events) document.addEventListener(event, note, true);
    return () => {
      for (const event of events) document.removeEventListener(event, note, true);
    };
  }, [location]);
}
