import type { Redirect } from '../../hosts/redirects';
import { Refusal } from '../UserError';
import { addressFault } from '../validate/addresses';
import { ownerOf, pagesOf } from './Composition';
import type { Composition } from './Composition';
import type { RenderedPage } from './renderPages';

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
 * The redirects of a site: from the addresses that pages have moved from, and from those that `packages.js` lists.
 * @throws Refusal where a listed one is malformed.
 */
export function redirectsOf(
  composition: Pick<Composition, 'shell' | 'sections'>,
  listed: readonly Redirect[],
): Redirect[] {
  const wrong = listed.find(({ from, to }) => addressFault(from) !== null || (to !== '/' && addressFault(to) !== null));
  if (wrong) {
    throw new Refusal(
      'shell',
      `shell/build/packages.js redirects '${wrong.from}' to '${wrong.to}'; write two addresses of pages`,
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
 * @param origin of the site, such as 'https://www.example.org'.
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

/** What the links of a site are compared with. */
export interface LinksBefore {
  /** The packages with another release than in the current site. */
  readonly changed: ReadonlySet<string>;
  /** The pages that each changed package has in the current site. */
  readonly pagesBefore: ReadonlyMap<string, readonly string[]>;
  /** The dead links of the current site, as `linkKey` names them; null where there is no site. */
  readonly deadBefore: ReadonlySet<string> | null;
}

/**
 * Throws where a changed package drops the address of a page.
 * @param present every address that the site has or redirects.
 */
export function assertNoDroppedPages(
  { pagesBefore, changed }: LinksBefore,
  present: ReadonlySet<string>,
  dead: readonly InternalLink[],
): void {
  for (const name of changed) {
    const dropped = pagesBefore.get(name)?.find((address) => !present.has(address));
    if (!dropped) continue;
    const from = dead.filter(({ leadsTo }) => leadsTo === dropped).map((link) => `${link.owner}: ${linkText(link)}`);
    throw new Refusal(
      name,
      `${dropped} is on the site and has no page in this release${from.length > 0 ? ` (${from.join(', ')})` : ''}; bring it back, or let it go: npm run release -- ${name} --drop-pages`,
    );
  }
}

/** Throws where a dead link is new, unless it leads to a page that is dropped on purpose. */
export function assertNoNewDeadLinks(
  { changed, deadBefore, pagesBefore }: LinksBefore,
  dead: readonly InternalLink[],
): void {
  const dropped = new Set([...pagesBefore.values()].flat());
  const isNew = (link: InternalLink) => (deadBefore ? !deadBefore.has(linkKey(link)) : changed.has(link.owner));
  const added = dead.find((link) => !dropped.has(link.leadsTo) && isNew(link));
  if (!added) return;
  throw new Refusal(
    added.owner,
    `${linkText(added)}, where there is no page or file; correct the link, or release that page first`,
  );
}
