import type { Location, NavigationType, Navigator } from 'react-router-dom';

/** Where the visitor is, and how she came there. */
export interface RouterState {
  readonly location: Location;
  readonly action: NavigationType;
}

/** A value that changes, as `useSyncExternalStore` reads it. */
export interface Store<Value> {
  readonly subscribe: (changed: () => void) => () => void;
  readonly now: () => Value;
}

/** The site's history, for react-router's `<Router>`: its location changes once the page to show is at hand. */
export interface Router extends Store<RouterState> {
  /** Where the document was opened: the page that is hydrated, wherever the visitor has gone meanwhile. */
  readonly opened: RouterState;
  readonly navigator: Navigator;
  /** Whether a navigation is under way. */
  readonly pending: Store<boolean>;
}
