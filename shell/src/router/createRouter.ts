import { createPath, NavigationType, parsePath } from 'react-router-dom';
import type { Location, Path, To } from 'react-router-dom';
import { hardNavigate } from './hardNavigate';
import type { Router, RouterState, Store } from './Router';

interface WritableStore<Value> extends Store<Value> {
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

/** The entry of the browser's history that is open. Its key stands in `history.state`; a link to a `#hash` makes one without. */
function openLocation(): Location {
  const state = Object(history.state) as { key?: unknown };
  const key = typeof state.key === 'string' ? state.key : newKey();
  if (key !== state.key) history.replaceState({ key }, '');
  const { pathname, search, hash } = location;
  return { pathname, search, hash, state: null, key };
}

/**
 * The site's router: a navigation first loads the page, then changes the address and the page together. Navigations replace
 * each other, the last one wins. A page that cannot be had in time is opened as the document it also is. Back and Forward
 * change the address at once, as browsers do, and the page when it is there.
 * @param load makes the page of a path ready to render: `true` at once where it is ready already. Rejects where it cannot.
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
    const show = () => {
      if (signal.aborted) return;
      const entry = { key: target.key };
      if (action === NavigationType.Push) history.pushState(entry, '', href);
      if (action === NavigationType.Replace) history.replaceState(entry, '', href);
      state.set({ location: target, action });
      pending.set(false);
    };
    // A place in the page that is open, or another query of it, loads nothing: also where that page waits for its section.
    const isOpen = target.pathname === state.now().location.pathname;
    const ready = isOpen || load(target.pathname);
    if (ready === true) return show();
    pending.set(true);
    ready.then(show, () => {
      if (!signal.aborted) void hardNavigate(href, signal);
    });
  }

  const navigateBy = (action: NavigationType) => (to: To) => {
    const { pathname, search = '', hash = '' }: Partial<Path> = typeof to === 'string' ? parsePath(to) : to;
    const target = { pathname: pathname ?? location.pathname, search, hash, state: null, key: newKey() };
    navigate(target, action);
  };

  addEventListener('popstate', () => navigate(openLocation(), NavigationType.Pop));
  // A page that was left for a document and is shown again by Back is no longer on its way there.
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
  };
}
