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
    const isOpen = () => sheet.matches(':popover-open');
    // While a link is pressed already: the styles of the whole page follow, and the click would have to wait for them.
    const release = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) setInert(false);
    };
    const restore = () => setTimeout(() => setInert(isOpen()));
    const listeners = { beforetoggle: follow, pointerdown: release, pointerup: restore, pointercancel: restore };
    setInert(isOpen());
    for (const [event, listener] of Object.entries(listeners)) sheet.addEventListener(event, listener as EventListener);
    return () => {
      for (const [event, listener] of Object.entries(listeners))
        sheet.removeEventListener(event, listener as EventListener);
      setInert(false);
    };
  }, [popover]);
}
