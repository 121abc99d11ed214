import { useEffect, type RefObject } from 'react';

/**
 * Makes the page inert while a popover lies over all of it: neither the keyboard nor a screen reader's cursor gets behind it. The
 * announcer stays as it is.
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
    // Before it closes: a link in it may move the focus into the page at once.
    const follow = ({ newState }: ToggleEvent) => setInert(newState === 'open');
    setInert(sheet.matches(':popover-open'));
    sheet.addEventListener('beforetoggle', follow);
    return () => {
      sheet.removeEventListener('beforetoggle', follow);
      setInert(false);
    };
  }, [popover]);
}
