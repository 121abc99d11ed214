import type { SectionPage } from '@site/section/Section';
import type { LoaderFunction } from 'react-router-dom';
import type { Registry } from './sections/registry';

/** What the head of a document says of its page; a subset of SectionPage. */
export type PageHead = Pick<SectionPage, 'title' | 'description' | 'canonical'>;

/** What the routes need to know, in the browser and while prerendering. */
export interface Site {
  readonly registry: Registry;
  /** The page at an address of a section. Never rejects: it waits until the section has come. One stable promise an address. */
  readonly pageAt: (address: string) => Promise<SectionPage>;
  /** Comes before the shell's own page, which needs nothing loaded. Not needed while prerendering. */
  readonly loadHome?: LoaderFunction;
  /** Loads a section before its page is shown. Not needed while prerendering. */
  readonly loaderFor?: (address: string) => LoaderFunction;
  /** Asks the host for a page the registry does not know. Not needed while prerendering. */
  readonly loadUnknown?: LoaderFunction;
  /**
   * Opens the finished document of the page that was to be shown. False where that cannot help: the document is the one
   * that is open.
   */
  readonly reopen?: () => boolean;
  /** Whether a navigation is under way. */
  readonly pending: { readonly subscribe: (changed: () => void) => () => void; readonly now: () => boolean };
}
