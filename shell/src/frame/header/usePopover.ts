import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Closes a popover. Firefox before 125 and Safari before 17 have none. */
function close(popover: HTMLElement | null): void {
  if (typeof popover?.hidePopover === 'function') popover.hidePopover();
}

/**
 * Tracks a native popover. With or without script the browser opens it, closes it on Escape or a click elsewhere, and returns the
 * focus. `isOpen` is undefined until hydration: the browser may have opened it before. A popover also closes when a link in it is
 * followed, when the focus moves to anything but itself and its button, or when the width of the window changes.
 */
export function usePopover() {
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  const { key } = useLocation();
  const shown = useRef(key);
  // Once the page has changed, and before the focus moves into it: the browser computes styles as a popover closes.
  useLayoutEffect(() => {
    if (shown.current !== key) close(ref.current);
    shown.current = key;
  }, [key]);
  useEffect(() => {
    const popover = ref.current;
    if (typeof popover?.hidePopover !== 'function') return;
    const isOpenNow = () => popover.matches(':popover-open');
    const follow = () => setOpen(isOpenNow());
    const closeOnLink = ({ target }: Event) => {
      // A link that does not change the page at once closes it all the same.
      if (target instanceof Element && target.closest('a')) setTimeout(close, 0, popover);
    };
    const closeOnLeaving = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || popover.contains(target)) return;
      if (isOpenNow() && !target.matches(`[popovertarget="${popover.id}"]`)) popover.hidePopover();
    };
    follow();
    // At another width it may be no popover, and what is in the top layer cannot stand in the header.
    let width = innerWidth;
    const closeOnTurning = () => {
      if (innerWidth !== width) popover.hidePopover();
      width = innerWidth;
    };
    popover.addEventListener('toggle', follow);
    popover.addEventListener('click', closeOnLink);
    document.addEventListener('focusin', closeOnLeaving);
    addEventListener('resize', closeOnTurning);
    return () => {
      removeEventListener('resize', closeOnTurning);
      popover.removeEventListener('toggle', follow);
      popover.removeEventListener('click', closeOnLink);
      document.removeEventListener('focusin', closeOnLeaving);
    };
  }, []);
  return { ref, isOpen };
}
