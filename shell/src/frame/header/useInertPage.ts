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
    // This runs before the popover closes, because a link in it may move the focus into the page right away.
    const follow = ({ newState }: ToggleEvent) => setInert(newState === 'open');
    const isOpen = () => sheet.matches(':popover-open');
    // This runs on pointerdown. It changes the styles of the whole page, and the click would have to wait for them.
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
