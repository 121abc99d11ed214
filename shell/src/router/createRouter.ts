import { flushSync } from 'react-dom';
import { createPath, NavigationType, type Location, type To } from 'react-router-dom';
import { isHydrated } from '../document/hydration';
import { whenIdle } from '../document/whenIdle';
import { addressOf } from '../sections/registry';
import { withTimeout } from '../sections/withTimeout';
import { hardNavigate } from './hardNavigate';
import type { ExternalStore, Router, RouterState } from './Router';

interface WritableStore<Value> extends ExternalStore<Value> {
  /** @param then replaces the call of `notify`. */
  readonly set: (value: Value, then?: () => void) => void;
  /** Calls the listeners. */
  readonly notify: () => void;
}

function createStore<Value>(value: Value): WritableStore<Value> {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const changed of listeners) changed();
  };
  return {
    now: () => value,
    notify,
    set: (next, then = notify) => {
      if (next === value) return;
      value = next;
      then();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

const newKey = () => Math.random().toString(36).slice(2, 10);

/**
 * Returns the current entry of the browser's history. Its key is in `history.state`. A fragment link creates an entry
 * without a key.
 */
function openLocation(): Location {
  const state = Object(history.state) as { key?: unknown };
  const key = typeof state.key === 'string' ? state.key : newKey();
  if (key !== state.key) history.replaceState({ key }, '');
  const { pathname, search, hash } = location;
  return { pathname, search, hash, state: null, key };
}

/** How long a navigation waits before it is pending for the visitor, in milliseconds. Showing that costs a slow phone a frame. */
const pendingDelayMs = 120;

/** How long React waits at most until it renders a page that is visible already, in milliseconds. */
const settledAfterMs = 100;

/**
 * Creates the router of the site. A navigation first loads the page, then changes address and page together. A new
 * navigation cancels the previous one. If a page does not load in time, the browser opens its document. On Back and
 * Forward the browser changes the address right away, and the page follows when it is loaded.
 * @param load makes the page of a path ready to render. Returns `true` if it is ready, else a promise that may reject.
 * @param turn shows the prepared page for the next state, before React renders it. Returns false if it cannot.
 */
export function createRouter(
  load: (pathname: string) => true | Promise<unknown>,
  turn: (state: RouterState) => boolean = () => false,
): Router {
  const opened: RouterState = { location: openLocation(), action: NavigationType.Pop };
  const state = createStore(opened);
  const pending = createStore(false);
  let underway: AbortController | undefined;
  /** The page that is being prepared, until it is rendered. `begun` is a time in milliseconds (`performance.now`). */
  let preparing: { readonly location: Location; readonly begun: number; readonly done: Promise<void> } | undefined;
  /** The prepared page that a navigation is about to show. */
  let awaited: Location | undefined;
  /** Lets the browser paint a page that is visible already. */
  const notifyWhenPainted = () => whenIdle(state.notify, settledAfterMs);

  function navigate(target: Location, action: NavigationType): void {
    // React may not know the page yet that is visible.
    flushSync(state.notify);
    underway?.abort();
    awaited = undefined;
    const { signal } = (underway = new AbortController());
    const href = createPath(target);
    // A fragment or a query of the open page loads nothing, even while that page suspends.
    const isOpen = addressOf(target.pathname) === addressOf(state.now().location.pathname);
    const show = () => {
      if (signal.aborted) return;
      awaited = undefined;
      const entry = { key: target.key };
      if (action === NavigationType.Push) history.pushState(entry, '', href);
      if (action === NavigationType.Replace) history.replaceState(entry, '', href);
      const { arrival, prepared } = state.now();
      const isAtTop = action !== NavigationType.Pop && target.hash === '';
      const next: RouterState = {
        location: target,
        action,
        isShown: isOpen && !isHydrated(),
        arrival: isOpen ? arrival : { turn: (arrival?.turn ?? 0) + 1, isAtTop },
      };
      // Back and Forward may lead to the page of the link on which the pointer rests.
      const isPrepared = prepared && addressOf(prepared.pathname) === addressOf(target.pathname);
      if (isPrepared && turn(next)) state.set({ ...next, isShown: true }, notifyWhenPainted);
      else state.set(next);
      pending.set(false);
    };
    const ready = isOpen || load(target.pathname);
    if (ready === true) {
      if (preparing?.location !== target) return show();
      // To show it at once, React would render all of it again. So it gets as much time as it has had.
      awaited = target;
      void withTimeout(performance.now() - preparing.begun, preparing.done).then(show, show);
      return;
    }
    const showPending = () => {
      if (!signal.aborted && state.now().location !== target) pending.set(true);
    };
    setTimeout(showPending, pendingDelayMs);
    ready.then(show, () => {
      if (signal.aborted) return;
      showPending();
      void hardNavigate(href, signal);
    });
  }

  /** Resolves an address against the page that is shown. While Back is pending, the browser already has another address. */
  function locationOf(to: To): Location {
    const { pathname, search, hash } = new URL(hrefOf(to), location.origin + createPath(state.now().location));
    return { pathname, search, hash, state: null, key: newKey() };
  }

  /** Shows a place of the open page, or its top, before the page is hydrated. */
  function showNatively(hash: string): void {
    // The property `location.hash` would ignore the current fragment.
    if (hash) location.assign(hash);
    else scrollTo(0, 0);
  }

  const navigateBy = (action: NavigationType) => (to: To) => {
    const { prepared, location: here } = state.now();
    const fresh = locationOf(to);
    // The prepared page already has this location, so nothing renders again.
    const target = prepared && createPath(prepared) === createPath(fresh) ? prepared : fresh;
    if (!isHydrated() && addressOf(target.pathname) === addressOf(here.pathname)) showNatively(target.hash);
    // As in browsers, a link to the open page adds no entry to the history.
    else navigate(target, createPath(target) === createPath(here) ? NavigationType.Replace : action);
  };

  addEventListener('popstate', () => navigate(openLocation(), NavigationType.Pop));
  // Back may show this page again from the back/forward cache after a hard navigation, which is then over.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && pending.now()) navigate(openLocation(), NavigationType.Pop);
  });

  return {
    opened,
    now: state.now,
    subscribe: state.subscribe,
    pending,
    navigator: {
      createHref: hrefOf,
      go: (steps) => history.go(steps),
      push: navigateBy(NavigationType.Push),
      replace: navigateBy(NavigationType.Replace),
    },
    prepare: (to, done) => {
      const prepared = locationOf(to);
      if (prepared.pathname === state.now().location.pathname) return;
      const current = { location: prepared, begun: performance.now(), done };
      preparing = current;
      void done.then(() => {
        if (preparing === current) preparing = undefined;
      });
      state.set({ ...state.now(), prepared });
    },
    discard: () => {
      const { prepared, ...shown } = state.now();
      if (prepared && prepared === awaited) return false;
      preparing = undefined;
      if (prepared) state.set(shown);
      return true;
    },
  };
}
