import { useEffect, useRef, useState } from 'react';

/**
 * Follows a native popover: the browser opens it, closes it on Escape or a click elsewhere, and gives the focus back, with
 * or without script. `isOpen` is undefined until hydration, when the browser's own word is the true one. A popover closes
 * once a link in it is chosen, or the focus goes on to something else than itself and its button.
 */
export function usePopover() {
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  useEffect(() => {
    const popover = ref.current;
    if (!popover) return;
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
    popover.addEventListener('toggle', follow);
    popover.addEventListener('click', closeOnLink);
    document.addEventListener('focusin', closeOnLeaving);
    return () => {
      popover.removeEventListener('toggle', follow);
      popover.removeEventListener('click', closeOnLink);
      document.removeEventListener('focusin', closeOnLeaving);
    };
  }, []);
  return { ref, isOpen };
}
