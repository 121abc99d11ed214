import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Closes a popover. Firefox before 125 and Safari before 17 have none. */
export function closePopover(popover: HTMLElement | null): void {
  if (typeof popover?.hidePopover === 'function') popover.hidePopover();
}

/**
 * How long an open popover waits for the page of a link in it, in milliseconds. It closes with the page, because two changes of
 * the whole document cost a slow phone two frames.
 */
const closeDelayMs = 250;

/**
 * Returns the ref of a native popover. With or without scripts, the browser opens it, closes it on Escape or an outside
 * click, and returns the focus. This hook also closes it in three cases. A visitor follows a link in it, the focus
 * leaves it and its button, or the window changes its width.
 */
export function usePopover(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const shown = useRef(key);
  // This runs after the page has changed and before the focus moves into it, because closing a popover makes the
  // browser compute styles.
  useLayoutEffect(() => {
    if (shown.current !== key) closePopover(ref.current);
    shown.current = key;
  }, [key]);
  useEffect(() => {
    const popover = ref.current;
    if (typeof popover?.hidePopover !== 'function') return;
    const closeOnLink = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('a'))) return;
      const { current: here } = shown;
      setTimeout(() => {
        if (shown.current === here) closePopover(popover);
      }, closeDelayMs);
    };
    const closeOnLeaving = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || popover.contains(target)) return;
      if (popover.matches(':popover-open') && !target.matches(`[popovertarget="${popover.id}"]`)) popover.hidePopover();
    };
    // At another width the element may not be a popover, and an element in the top layer cannot be in the header.
    let width = innerWidth;
    const closeOnTurning = () => {
      if (innerWidth !== width) popover.hidePopover();
      width = innerWidth;
    };
    popover.addEventListener('click', closeOnLink);
    document.addEventListener('focusin', closeOnLeaving);
    addEventListener('resize', closeOnTurning);
    return () => {
      removeEventListener('resize', closeOnTurning);
      popover.removeEventListener('click', closeOnLink);
      document.removeEventListener('focusin', closeOnLeaving);
    };
  }, []);
  return ref;
}
