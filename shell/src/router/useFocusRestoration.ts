import { useEffect, useRef } from 'react';
import { NavigationType } from 'react-router-dom';
import { focusHeading } from './moveFocus';
import { rememberControl } from './rememberControl';
import type { RouterState } from './Router';

/**
 * For each history entry by key, a function that finds the control that had the focus last. Exists while this document
 * is open.
 */
const controls = new Map<string, () => HTMLElement | null>();

/** Finds the control of the last page opened by Back or Forward. */
let wanted: (() => HTMLElement | null) | undefined;

/** Moves the focus into a page that renders later than its address changes. */
export function focusLatePage(): void {
  const control = wanted?.();
  if (control) control.focus({ preventScroll: true });
  else focusHeading();
}

/**
 * Restores the focus on Back and Forward to the followed link, as browsers do between documents. A new page starts at
 * its heading (WCAG 2.4.3). `useScrollRestoration` focuses a fragment.
 * @param announce receives the announcement for another page than before: its title, or nothing if its heading is
 *   announced by receiving the focus.
 */
export function useFocusRestoration({ location, action }: RouterState, announce: (words: string) => void): void {
  const shown = useRef(location);
  useEffect(() => {
    const { key, pathname } = shown.current;
    shown.current = location;
    if (location.key === key) return;
    const isOtherPage = location.pathname !== pathname;
    // If the followed link disappears with its page, Orca 43 assumes that the heading is in its place, and does not
    // announce the focus.
    const isLost = document.activeElement === document.body;
    wanted = action === NavigationType.Pop ? controls.get(location.key) : undefined;
    const control = wanted?.();
    if (control) control.focus({ preventScroll: true });
    else if (isOtherPage && (!location.hash || isLost)) focusHeading();
    // A page that still suspends has no heading. `SectionPage` calls `focusLatePage`.
    const heading = document.querySelector('h1');
    if (isOtherPage) announce(heading && (isLost || heading !== document.activeElement) ? document.title : '');
  }, [location, action, announce]);
  useEffect(() => {
    const { key } = location;
    const note = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest('a[href], button, summary') : null;
      if (control) controls.set(key, rememberControl(control));
    };
    // Safari does not focus a clicked link.
    const events = ['focusin', 'click'];
    for (const event of events) document.addEventListener(event, note, true);
    return () => {
      for (const event of events) document.removeEventListener(event, note, true);
    };
  }, [location]);
}
