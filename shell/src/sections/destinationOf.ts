import { addressOf, sectionAt, type RegisteredSection, type Registry } from './registry';

/** Where a link of this site leads. */
export interface Destination {
  readonly link: HTMLAnchorElement;
  /** The section of the page; none for the home page, and for a page that is opened as a document. */
  readonly section: RegisteredSection | undefined;
  /** Whether the browser opens the document of the page. */
  readonly isDocument: boolean;
}

/** Where the link leads that an event is about; undefined where it is no link to another page of this site, in this window. */
export function destinationOf(registry: Registry, target: EventTarget | null): Destination | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined;
  const address = addressOf(link.pathname);
  // A file has an ending.
  const isElsewhere =
    address === addressOf(location.pathname) || link.target || link.download || /\.\w+$/.test(address);
  if (isElsewhere) return undefined;
  const section = sectionAt(registry, address);
  return { link, section, isDocument: !section && address !== '/' };
}
