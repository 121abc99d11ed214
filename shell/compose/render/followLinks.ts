import { ownerOf } from './Composition';
import type { RenderedPage } from './renderDocument';

/** A link from a page of the site to an address of the same site. */
export interface InternalLink {
  /** The package whose link it is: the page's own; the shell where it stands in the frame. */
  readonly owner: string;
  /** The address of the page. */
  readonly page: string;
  /** As it is written. */
  readonly href: string;
  /** The address it leads to. */
  readonly leadsTo: string;
  readonly words: string;
}

/** The address as hosts look for it, without a slash at its end; one with broken escapes as it is written. */
function addressOf({ pathname }: URL): string {
  const address = pathname.replace(/(.)\/+$/, '$1');
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function linksIn(page: RenderedPage, origin: string): InternalLink[] {
  const { address, elements } = page;
  const base = origin + (address === '*' ? '/' : address);
  return elements.flatMap(({ name, attributes, words, within }) => {
    const href = attributes.get('href');
    if ((name !== 'a' && name !== 'area') || href === undefined || !URL.canParse(href, base)) return [];
    const url = new URL(href, base);
    if (url.origin !== origin) return [];
    return [
      {
        owner: within.includes('main') ? ownerOf(page) : 'shell',
        page: address,
        href,
        leadsTo: addressOf(url),
        words: words() || attributes.get('aria-label') || '',
      },
    ];
  });
}

/** What tells a link from others: the frame's is on every page, and one link all the same. */
export const linkKey = ({ owner, leadsTo }: InternalLink) => `${owner} ${leadsTo}`;

/** Of the same package's links to the same address, the first. */
const onceEach = (links: readonly InternalLink[]): InternalLink[] =>
  links.filter((link, index) => links.findIndex((one) => linkKey(one) === linkKey(link)) === index);

/**
 * The links that lead to no page and no file of the site: a reader who follows one gets the 404 page. Each once for its owner.
 * @param places every address of the site, those of its files among them.
 * @param origin where it will be found, such as 'https://www.example.org'.
 */
export const deadLinks = (pages: readonly RenderedPage[], places: ReadonlySet<string>, origin: string) =>
  onceEach(pages.flatMap((page) => linksIn(page, origin)).filter(({ leadsTo }) => !places.has(leadsTo)));

/** A link as people find it: the page it stands on, where it leads, its words. */
export const linkText = ({ page, href, words }: Pick<InternalLink, 'page' | 'href' | 'words'>) =>
  `${page === '*' ? 'the 404 page' : page} links to ${href}${words && ` ('${words}')`}`;
