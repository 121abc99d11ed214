import type { Location, NavigationType, Navigator } from 'react-router-dom';

/** How the visitor came to the page from another one. It stays the same for other places of the page. */
interface Arrival {
  /** The number of pages that the visitor opened in this document after the first. */
  readonly turn: number;
  /** Whether the page opened at its top: not after Back, and not at a fragment. */
  readonly isAtTop: boolean;
}

/** The current location, with the kind of navigation that led to it. */
export interface RouterState {
  readonly location: Location;
  readonly action: NavigationType;
  /** The page of the opened document has none. */
  readonly arrival?: Arrival | undefined;
  /**
   * Whether the page is at its position already. The browser positions a page that is not hydrated, and `turnPage` one
   * that is visible before React renders it.
   */
  readonly isShown?: boolean;
  /** The location to which a visitor is about to navigate. Its page renders hidden, and the navigation shows it. */
  readonly prepared?: Location;
}

/** A mutable value with the interface of `useSyncExternalStore`. */
export interface ExternalStore<Value> {
  readonly subscribe: (changed: () => void) => () => void;
  readonly now: () => Value;
}

/** The state behind react-router's `<Router>`. Its location changes once the next page is loaded. */
export interface Router extends ExternalStore<RouterState> {
  /** The location of the opened document. Its page is hydrated first, even after Back or Forward. */
  readonly opened: RouterState;
  readonly navigator: Navigator;
  /**
   * Renders the page of an address hidden, and replaces an earlier prepared page. The page must be loaded.
   * @param done resolves when the page is rendered.
   */
  readonly prepare: (to: string, done: Promise<void>) => void;
  /** Discards the prepared page, if any. Returns false if a navigation is about to show it. */
  readonly discard: () => boolean;
  /** Whether a navigation is under way. */
  readonly pending: ExternalStore<boolean>;
}
