import type { Location, NavigationType, Navigator } from 'react-router-dom';

/** The location that is shown, and the kind of navigation that led to it. */
export interface RouterState {
  readonly location: Location;
  readonly action: NavigationType;
  /** Whether its place was left to the browser, because the page was not hydrated: React would wait for the page. */
  readonly isShown?: boolean;
  /** Where a visitor is about to go: its page is rendered, hidden, and shown by the navigation. */
  readonly prepared?: Location;
}

/** A value that changes, as `useSyncExternalStore` reads it. */
export interface ExternalStore<Value> {
  readonly subscribe: (changed: () => void) => () => void;
  readonly now: () => Value;
}

/** The state behind react-router's `<Router>`: its location changes once the next page is loaded. */
export interface Router extends ExternalStore<RouterState> {
  /** The location that the document was opened at: its page is hydrated first, even after Back or Forward. */
  readonly opened: RouterState;
  readonly navigator: Navigator;
  /** Renders the page of an address of this site, hidden, in place of one that was prepared before. It must be loaded. */
  readonly prepare: (to: string) => void;
  /** Throws the prepared page away, if there is one. */
  readonly discard: () => void;
  /** Whether a navigation is under way. */
  readonly pending: ExternalStore<boolean>;
}
