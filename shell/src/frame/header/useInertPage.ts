import { useEffect, type RefObject } from 'react';
import { whenStill } from '../../router/whenStill';
import { patience } from './usePopover';

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
    // A change of `inert` makes the browser compute the styles of the whole page. That happens while the finger is down, or
    // together with the next page. After a press that opens no page, the page is inert again.
    let stopWaiting = () => {};
    const press = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) stopWaiting = whenStill(() => setInert(false));
    };
    const lift = () => {
      stopWaiting();
      setTimeout(() => setInert(isOpen()), patience);
    };
    const listeners = { beforetoggle: follow, pointerdown: press, pointerup: lift, pointercancel: lift };
    setInert(isOpen());
    for (const [event, listener] of Object.entries(listeners)) sheet.addEventListener(event, listener as EventListener);
    return () => {
      for (const [event, listener] of Object.entries(listeners))
        sheet.removeEventListener(event, listener as EventListener);
      setInert(false);
    };
  }, [popover]);
}
