import { useEffect, useRef } from 'react';
import { NavigationType } from 'react-router-dom';
import { focusHeading } from './moveFocus';
import { rememberControl } from './rememberControl';
import type { RouterState } from './Router';

/** Finds the control that had the focus last, for each entry of the history, by its key, as long as this document is open. */
const controls = new Map<string, () => HTMLElement | null>();

/**
 * Restores the focus on Back and Forward, as browsers do between documents: to the link that was followed. A new page begins at its
 * heading (WCAG 2.4.3); a place in a page is focused by `useScrollRestoration`.
 */
export function useFocusRestoration({ location, action }: RouterState): void {
  const shown = useRef(location);
  useEffect(() => {
    const { key, pathname } = shown.current;
    shown.current = location;
    if (location.key === key) return;
    const control = action === NavigationType.Pop ? controls.get(location.key)?.() : null;
    if (control) control.focus({ preventScroll: true });
    else if (location.pathname !== pathname && (!location.hash || document.activeElement === document.body))
      focusHeading();
  }, [location, action]);
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
