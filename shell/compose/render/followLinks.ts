import { ownerOf } from './Composition';
import type { RenderedPage } from './renderDocument';

/** A link from a page of the site to an address of the same site. */
export interface InternalLink {
  /** The package of the link: the page's own, or the shell where the link is in the frame. */
  readonly owner: string;
  /** The address of the page. */
  readonly page: string;
  /** As it is written in the page. */
  readonly href: string;
  /** The address it leads to. */
  readonly leadsTo: string;
  readonly text: string;
}

/** The decoded address without a slash at its end; one with broken escapes stays encoded. */
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
  return elements.flatMap(({ name, attributes, text, within }) => {
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
        text: text() || attributes.get('aria-label') || '',
      },
    ];
  });
}

/** Identifies a link. A link of the frame counts once although it is on every page. */
export const linkKey = ({ owner, leadsTo }: InternalLink) => `${owner} ${leadsTo}`;

/** The first of a package's links to each address. */
const onceEach = (links: readonly InternalLink[]): InternalLink[] =>
  links.filter((link, index) => links.findIndex((one) => linkKey(one) === linkKey(link)) === index);

/**
 * The links that lead to no page and no file of the site. Each is listed once for its owner.
 * @param known every address of the site, also those of files.
 * @param origin of the site, such as 'https://www.example.org'.
 */
export const deadLinks = (pages: readonly RenderedPage[], known: ReadonlySet<string>, origin: string) =>
  onceEach(pages.flatMap((page) => linksIn(page, origin)).filter(({ leadsTo }) => !known.has(leadsTo)));

/** A link in words: its page, its target and its text. */
export const linkText = ({ page, href, text }: Pick<InternalLink, 'page' | 'href' | 'text'>) =>
  `${page === '*' ? 'the 404 page' : page} links to ${href}${text && ` ('${text}')`}`;
