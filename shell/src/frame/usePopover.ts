import { useEffect, useRef, useState } from 'react';

/**
 * Follows a native popover: the browser opens it, closes it on Escape or a click elsewhere, and gives the focus back, with
 * or without script. `isOpen` is undefined until hydration, when the browser's own word is the true one. A popover closes
 * once a link in it is chosen.
 */
export function usePopover() {
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  useEffect(() => {
    const popover = ref.current;
    if (!popover) return;
    const follow = () => setOpen(popover.matches(':popover-open'));
    const closeOnLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) popover.hidePopover();
    };
    follow();
    popover.addEventListener('toggle', follow);
    popover.addEventListener('click', closeOnLink);
    return () => {
      popover.removeEventListener('toggle', follow);
      popover.removeEventListener('click', closeOnLink);
    };
  }, []);
  return { ref, isOpen };
}
