import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Closes a popover. Firefox before 125 and Safari before 17 have none. */
function close(popover: HTMLElement | null): void {
  if (typeof popover?.hidePopover === 'function') popover.hidePopover();
}

/**
 * Tracks a native popover. With or without scripts, the browser opens it, closes it on Escape or an outside click, and
 * returns the focus. Before hydration `isOpen` is undefined, because the browser may have opened the popover already.
 * This hook also closes it in three cases. A visitor follows a link in it, the focus leaves it and its button, or the
 * window changes its width.
 */
export function usePopover() {
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  const { key } = useLocation();
  const shown = useRef(key);
  // This runs after the page has changed and before the focus moves into it, because closing a popover makes the
  // browser compute styles.
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
      // A link that does not change the page right away also closes it.
      if (target instanceof Element && target.closest('a')) setTimeout(close, 0, popover);
    };
    const closeOnLeaving = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || popover.contains(target)) return;
      if (isOpenNow() && !target.matches(`[popovertarget="${popover.id}"]`)) popover.hidePopover();
    };
    follow();
    // At another width the element may not be a popover, and an element in the top layer cannot be in the header.
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
