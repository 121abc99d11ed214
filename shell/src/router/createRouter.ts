import { createPath, NavigationType, parsePath, type Location, type Path, type To } from 'react-router-dom';
import { isHydrated } from '../document/useDocumentHead';
import { hardNavigate } from './hardNavigate';
import type { ExternalStore, Router, RouterState } from './Router';

interface WritableStore<Value> extends ExternalStore<Value> {
  readonly set: (value: Value) => void;
}

function createStore<Value>(value: Value): WritableStore<Value> {
  const listeners = new Set<() => void>();
  return {
    now: () => value,
    set: (next) => {
      if (next === value) return;
      value = next;
      for (const changed of listeners) changed();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/** The current entry of the browser's history. Its key is in `history.state`; a link to a `#hash` makes an entry without a key. */
function openLocation(): Location {
  const state = Object(history.state) as { key?: unknown };
  const key = typeof state.key === 'string' ? state.key : newKey();
  if (key !== state.key) history.replaceState({ key }, '');
  const { pathname, search, hash } = location;
  return { pathname, search, hash, state: null, key };
}

/**
 * The site's router: a navigation first loads the page, then changes address and page together. A new navigation cancels the one
 * before. If a page is not loaded in time, the browser opens its document. On Back and Forward the browser changes the address at
 * once; the page follows when it is loaded.
 * @param load makes the page of a path ready to render; returns `true` where it is ready already. Rejects where it cannot.
 */
export function createRouter(load: (pathname: string) => true | Promise<unknown>): Router {
  const opened: RouterState = { location: openLocation(), action: NavigationType.Pop };
  const state = createStore(opened);
  const pending = createStore(false);
  let underway: AbortController | undefined;

  function navigate(target: Location, action: NavigationType): void {
    underway?.abort();
    const { signal } = (underway = new AbortController());
    const href = createPath(target);
    // A hash or a query of the open page loads nothing, also while that page suspends.
    const isOpen = target.pathname === state.now().location.pathname;
    const show = () => {
      if (signal.aborted) return;
      const entry = { key: target.key };
      if (action === NavigationType.Push) history.pushState(entry, '', href);
      if (action === NavigationType.Replace) history.replaceState(entry, '', href);
      state.set({ location: target, action, isShown: isOpen && !isHydrated() });
      pending.set(false);
    };
    const ready = isOpen || load(target.pathname);
    if (ready === true) return show();
    pending.set(true);
    ready.then(show, () => {
      if (!signal.aborted) void hardNavigate(href, signal);
    });
  }

  function locationOf(to: To): Location {
    const { pathname, search = '', hash = '' }: Partial<Path> = typeof to === 'string' ? parsePath(to) : to;
    return { pathname: pathname ?? location.pathname, search, hash, state: null, key: newKey() };
  }

  const navigateBy = (action: NavigationType) => (to: To) => {
    const { prepared } = state.now();
    const fresh = locationOf(to);
    const { hash } = fresh;
    // The prepared page has its location already: nothing of it is rendered again.
    const target = prepared && createPath(prepared) === createPath(fresh) ? prepared : fresh;
    const isPlace = hash !== '' && createPath({ ...target, hash: '' }) === location.pathname + location.search;
    if (isPlace && !isHydrated()) location.hash = hash;
    else navigate(target, action);
  };

  addEventListener('popstate', () => navigate(openLocation(), NavigationType.Pop));
  // Back may show this page again from the browser's cache after it was left for a document: its pending navigation is over.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && pending.now()) navigate(openLocation(), NavigationType.Pop);
  });

  return {
    opened,
    now: state.now,
    subscribe: state.subscribe,
    pending,
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (steps) => history.go(steps),
      push: navigateBy(NavigationType.Push),
      replace: navigateBy(NavigationType.Replace),
    },
    prepare: (to) => {
      const prepared = locationOf(to);
      if (prepared.pathname !== state.now().location.pathname) state.set({ ...state.now(), prepared });
    },
    discard: () => {
      const { prepared, ...shown } = state.now();
      if (prepared) state.set(shown);
    },
  };
}
