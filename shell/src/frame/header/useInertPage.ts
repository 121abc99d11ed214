import { useEffect, type RefObject } from 'react';

/**
 * Makes the page inert while a popover covers all of it, so that the keyboard and a screen reader stay in the popover.
 * The announcer is not inert.
 */
export function useInertPage(popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const sheet = popover.current;
    // Firefox before 125 and Safari before 17 have no popovers.
    if (typeof sheet?.hidePopover !== 'function') return;
    const setInert = (inert: boolean) => {
      const site = sheet.closest('header')?.parentElement;
      for (const part of site?.querySelectorAll<HTMLElement>(':scope > :is(main, footer, nav)') ?? [])
        part.inert = inert;
    };
    const isOpen = () => sheet.matches(':popover-open');
    let frame = 0;
    // The browser computes the styles of all inert elements. So the popover appears first, and the page behind it becomes inert
    // in the next frame. It stops being inert before the popover closes, because a link in it may move the focus into the page
    // right away. The popover closes with the page of such a link, so that a phone computes all styles once.
    const follow = ({ newState }: ToggleEvent) => {
      cancelAnimationFrame(frame);
      if (newState === 'open')
        frame = requestAnimationFrame(() => (frame = requestAnimationFrame(() => setInert(isOpen()))));
      else setInert(false);
    };
    setInert(isOpen());
    sheet.addEventListener('beforetoggle', follow);
    return () => {
      cancelAnimationFrame(frame);
      sheet.removeEventListener('beforetoggle', follow);
      setInert(false);
    };
  }, [popover]);
}
