import { useEffect, type RefObject } from 'react';

/** When the footer and the bar of a phone can be used again, in milliseconds after the popover closes. The page of a link appears first. */
const footerMs = 100;

/**
 * Makes the page inert while a popover covers all of it, so that the keyboard and a screen reader stay in the popover.
 * The announcer is not inert.
 */
export function useInertPage(popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const sheet = popover.current;
    // Firefox before 125 and Safari before 17 have no popovers.
    if (typeof sheet?.hidePopover !== 'function') return;
    const setInert = (inert: boolean, parts = 'main, footer, nav') => {
      const site = sheet.closest('header')?.parentElement;
      for (const part of site?.querySelectorAll<HTMLElement>(`:scope > :is(${parts})`) ?? []) part.inert = inert;
    };
    const follow = () => setInert(sheet.matches(':popover-open'));
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
    // The browser computes the styles of each part that changes. So the popover appears first, and the page behind it becomes
    // inert in the next frame. The main part stops being inert before the popover closes, because a link may move the focus into
    // it right away. The popover closes with the page of such a link, so that a phone computes its styles once.
    const prepare = ({ newState }: ToggleEvent) => {
      stop();
      if (newState === 'open') {
        frame = requestAnimationFrame(() => (frame = requestAnimationFrame(follow)));
      } else {
        setInert(false, 'main');
        timer = setTimeout(follow, footerMs);
      }
    };
    follow();
    sheet.addEventListener('beforetoggle', prepare);
    return () => {
      stop();
      sheet.removeEventListener('beforetoggle', prepare);
      setInert(false);
    };
  }, [popover]);
}
