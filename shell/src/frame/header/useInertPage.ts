import { useEffect, useState, type RefObject } from 'react';

/** When the rest of the page can be used again, in milliseconds after the popover closes. The page of a link appears first. */
const restMs = 100;

/**
 * Makes the page inert while a popover covers all of it, so that the keyboard and a screen reader stay in the popover.
 * The announcer is not inert.
 * @returns whether the page is inert. The footer and the bar of a phone stay so for 100 ms after the popover closes.
 */
export function useInertPage(popover: RefObject<HTMLElement | null>): boolean {
  const [isInert, setInert] = useState(false);
  useEffect(() => {
    const sheet = popover.current;
    // Firefox before 125 and Safari before 17 have no popovers.
    if (typeof sheet?.hidePopover !== 'function') return;
    const mark = (inert: boolean, parts = 'main, footer, nav') => {
      const site = sheet.closest('header')?.parentElement;
      for (const part of site?.querySelectorAll<HTMLElement>(`:scope > :is(${parts})`) ?? []) part.inert = inert;
    };
    const follow = () => {
      const isOpen = sheet.matches(':popover-open');
      mark(isOpen);
      setInert(isOpen);
    };
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
        mark(false, 'main');
        timer = setTimeout(follow, restMs);
      }
    };
    follow();
    sheet.addEventListener('beforetoggle', prepare);
    return () => {
      stop();
      sheet.removeEventListener('beforetoggle', prepare);
      mark(false);
    };
  }, [popover]);
  return isInert;
}
