import { addressOf, sectionAt, type RegisteredSection, type Registry } from './registry';

/** The target of a link to this site. */
export interface Destination {
  readonly link: HTMLAnchorElement;
  /** The section of the page. The home page, and a page that opens as a document, have none. */
  readonly section: RegisteredSection | undefined;
  /** Whether the browser opens the document of the page. */
  readonly isDocument: boolean;
}

/**
 * Returns the target of the link in an event. Returns undefined if it is not a link to another page of this site in
 * this window.
 */
export function destinationOf(registry: Registry, target: EventTarget | null): Destination | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined;
  const address = addressOf(link.pathname);
  // A file has an extension.
  const isElsewhere =
    address === addressOf(location.pathname) || link.target || link.download || /\.\w+$/.test(address);
  if (isElsewhere) return undefined;
  const section = sectionAt(registry, address);
  return { link, section, isDocument: !section && address !== '/' };
}
