import type { Redirect } from '../../hosts/redirects';
import { Refusal } from '../UserError';
import { addressFault } from '../validate/addresses';
import { ownerOf, pagesOf, type Composition } from './Composition';
import type { RenderedPage } from './renderPages';

/** A link from the page of an address to another of the same site. In the frame it is the shell's. */
export interface InternalLink {
  readonly owner: string;
  readonly page: string;
  /** As it is written in the page. */
  readonly href: string;
  readonly leadsTo: string;
  readonly text: string;
}

/** Identifies a link. A link of the frame counts once although it is on every page. */
export const linkKey = ({ owner, leadsTo }: InternalLink) => `${owner} ${leadsTo}`;

/** A link in words: its page, its target and its text. */
export const linkText = ({ page, href, text }: InternalLink) =>
  `${page === '*' ? 'the 404 page' : page} links to ${href}${text && ` ('${text}')`}`;

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

/**
 * The redirects of a site: from the addresses that pages have moved from, and from those that `sections.json` lists.
 * @throws Refusal where a listed one is malformed.
 */
export function redirectsOf(composition: Composition, listed: readonly Redirect[]): Redirect[] {
  const wrong = listed.find(({ from, to }) => addressFault(from) !== null || (to !== '/' && addressFault(to) !== null));
  if (wrong) {
    throw new Refusal(
      'shell',
      `shell/build/sections.json redirects '${wrong.from}' to '${wrong.to}'; write two addresses of pages`,
    );
  }
  const moved = pagesOf(composition).flatMap(({ address, head: { movedFrom = [] } }) =>
    movedFrom.map((from) => ({ from, to: address })),
  );
  // The target may have moved since.
  const target = new Map<string, string>(moved.map(({ from, to }) => [from, to]));
  return [...moved, ...listed.map(({ from, to }) => ({ from, to: target.get(to) ?? to }))];
}

/**
 * The links that lead to no page and no file of the site, and those that lead to a redirected address. The first of a
 * package's links to each address stands for all.
 * @param known every address of the site, also those of files.
 */
export function followLinks(
  pages: readonly RenderedPage[],
  known: ReadonlySet<string>,
  redirects: readonly Redirect[],
  origin: string,
) {
  const unknown = pages.flatMap((page) => linksIn(page, origin)).filter(({ leadsTo }) => !known.has(leadsTo));
  const links = unknown.filter((link, index) => unknown.findIndex((one) => linkKey(one) === linkKey(link)) === index);
  const isMoved = ({ leadsTo }: InternalLink) => redirects.some(({ from }) => from === leadsTo);
  const nowhere = redirects.filter(({ to }) => !known.has(to));
  return {
    deadLinks: [
      ...links.filter((link) => !isMoved(link)),
      ...nowhere.map(({ from, to }) => ({ owner: 'shell', page: from, href: to, leadsTo: to, text: '' })),
    ],
    movedLinks: links.filter(isMoved),
  };
}
