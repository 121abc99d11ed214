import { connection } from '../document/connection';
import { isHydrated } from '../document/hydration';
import { destinationOf } from '../sections/destinationOf';
import type { Registry } from '../sections/registry';
import type { SectionPages } from '../sections/sectionPages';
import { layOutAhead } from './layOutAhead';
import type { Router } from './Router';

/** Calls a function later, unless the returned function cancels it. */
type Wait = (then: () => void) => () => void;

const after =
  (milliseconds: number): Wait =>
  (then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  };

/** A press begins when the handlers of its event have run. */
const atOnce = after(0);

/** A mouse pointer must rest on a link before its page is prepared. */
const atRest = after(65);

/**
 * A touch must be still for a whole frame before it counts as a press and not as a scroll. While a finger is down,
 * Chromium defers timers and loaded files until it knows the gesture, but not frames.
 */
const whenStill: Wait = (then) => {
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(then)));
  return () => cancelAnimationFrame(frame);
};

/** How long a prepared page is kept, in milliseconds. */
const kept = 5000;

/** One press on a link, or one rest on it. */
interface Attempt {
  readonly link: HTMLAnchorElement;
  hasBegun: boolean;
}

interface Preparing extends Pick<SectionPages, 'preload'> {
  /** Completes the registry (`sectionListLoader`). Without the list no page is prepared. */
  readonly complete: () => unknown;
  /** Makes the page of a path ready to render. Returns `true` if it is ready. */
  readonly loadPage: (pathname: string) => true | Promise<unknown>;
}

/**
 * Prepares the page of a link when a visitor presses the link or rests a pointer on it. It runs the container of its
 * section, and renders and lays out the page hidden. It keeps one page for at most 5 s. A touch that scrolls prepares
 * none. If the browser has a preference to save data, this does nothing.
 */
export function prepareNextPage(
  registry: Registry,
  router: Pick<Router, 'prepare' | 'discard'>,
  { preload, complete, loadPage }: Preparing,
): void {
  if (connection().saveData) return;
  let stopWaiting = () => {};
  let expiry: ReturnType<typeof setTimeout> | undefined;
  /** The attempt whose page is prepared, or will be soon. */
  let current: Attempt | undefined;
  let stopLayout = () => {};

  function cancel(): void {
    clearTimeout(expiry);
    stopWaiting();
    current = undefined;
    if (router.discard()) stopLayout();
  }

  async function prepare(attempt: Attempt): Promise<void> {
    const { pathname, search, hash } = attempt.link;
    try {
      const ready = loadPage(pathname);
      if (ready !== true) await ready;
    } catch {
      // The navigation opens the document.
      return;
    }
    // The visitor may have left the link, and returned to it in another attempt.
    if (current !== attempt) return;
    const { done, stop } = layOutAhead(hash === '');
    stopLayout = stop;
    router.prepare(pathname + search + hash, done);
  }

  function begin(target: EventTarget | null, wait: Wait): void {
    const { link, section, isDocument } = destinationOf(registry, target) ?? {};
    if (current?.hasBegun && link === current.link) return;
    cancel();
    if (!link || isDocument || !isHydrated() || complete() !== true) return;
    const attempt: Attempt = { link, hasBegun: false };
    current = attempt;
    if (section) preload(section);
    stopWaiting = wait(() => {
      attempt.hasBegun = true;
      expiry = setTimeout(cancel, kept);
      void prepare(attempt);
    });
  }

  const listen = <Name extends keyof DocumentEventMap>(name: Name, heard: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, heard, { passive: true, capture: true });

  listen('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') begin(target, atRest);
  });
  listen('pointerdown', ({ target, pointerType, button, isPrimary }) => {
    if (button === 0 && isPrimary) begin(target, pointerType === 'mouse' ? atOnce : whenStill);
  });
  listen('keydown', ({ target, key }) => {
    if (key === 'Enter') begin(target, atOnce);
  });
  listen('touchmove', cancel);
  listen('pointercancel', cancel);
  // At this point, the navigation shows the page or has started.
  listen('click', () => setTimeout(cancel));
}
