import { useEffect, useRef, useState } from 'react';

/**
 * Tracks a native popover. With or without script the browser opens it, closes it on Escape or a click elsewhere, and returns the
 * focus. `isOpen` is undefined until hydration: the browser may have opened it before. A popover also closes when a link in it is
 * followed, when the focus moves to anything but itself and its button, or when the width of the window changes.
 */
export function usePopover() {
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  useEffect(() => {
    const popover = ref.current;
    // Firefox before 125 and Safari before 17 have no popovers.
    if (typeof popover?.hidePopover !== 'function') return;
    const isOpenNow = () => popover.matches(':popover-open');
    const follow = () => setOpen(isOpenNow());
    const closeOnLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) popover.hidePopover();
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
