import { gone, isInstalled, redirects as listed, sectionRows } from '@site/build/packages';
import { calendarFile } from '@site/shared-data/constants';
import { readdirSync } from 'node:fs';
import { unescape } from 'node:querystring';
import type { Redirect } from '../../hosts/redirects';
import { dirs } from '../../system/dirs';
import { printable, Refusal } from '../../system/UserError';
import { shellsOf, type Rendered, type RenderedPage } from '../render/Site';
import { addressFault, addressOwner, ownDocuments } from '../contract/addresses';
import { siteIds, type WrittenLink } from '../contract/inspectPage';

/** A link from a page to another page of the site. A link in the frame belongs to the shell. */
interface InternalLink {
  readonly owner: string;
  readonly leadsTo: string;
  /** The id of an element on that page, or an empty string. */
  readonly place: string;
  /** The link in words: its page, its target as written, and its text. */
  readonly words: string;
}

/** Returns the key of a dead link. A link in the frame counts once, although every page has it. */
export const linkKey = ({ owner, leadsTo }: InternalLink) => `${owner} ${leadsTo}`;

/** Returns the key of a link to a place that its page does not have. */
export const placeKey = (link: InternalLink) => `${linkKey(link)}#${link.place}`;

/**
 * Returns the id that a fragment names, perhaps percent-encoded. Returns an empty string for the top of a page (HTML
 * Standard) and for a text directive (URL Fragment Text Directives).
 */
function placeIn(fragment: string): string {
  const [id = ''] = fragment.slice(1).split(':~:');
  return /^top$/i.test(id) ? '' : id;
}

/** Returns the links of a page, or of the frame around it, that lead to an address of this site. */
function internalLinks(address: string, owner: string, links: readonly WrittenLink[], origin: string): InternalLink[] {
  const [base, page] = address === '*' ? [origin, 'the 404 page'] : [origin + address, address];
  return links.flatMap(({ href, label }) => {
    if (!URL.canParse(href, base)) return [];
    const url = new URL(href, base);
    if (url.origin !== origin) return [];
    // Decodes the address if possible.
    const leadsTo = unescape(url.pathname.replace(/(.)\/+$/, '$1'));
    const place = placeIn(url.hash);
    const words = printable(`${page} links to ${href}${label ? ` ('${label}')` : ''}`);
    return [{ owner, leadsTo, place, words }];
  });
}

/**
 * Returns the redirects of a site: those of pages that moved, and those in `sections.json`.
 * @throws Refusal if a redirect in the list is malformed.
 */
export function redirectsOf(
  pages: readonly Pick<RenderedPage, 'address' | 'head'>[],
  listed: readonly Redirect[],
): Redirect[] {
  for (const { from, to } of listed) {
    if (!addressFault(from) && (to === '/' || !addressFault(to))) continue;
    throw new Refusal('shell', `shell/build/sections.json redirects '${from}' to '${to}'; write two page addresses`);
  }
  const moved = pages.flatMap(({ address, head: { movedFrom = [] } }) =>
    movedFrom.map((from) => ({ from, to: address })),
  );
  // The target may have moved since.
  const target = new Map<string, string>(moved.map(({ from, to }) => [from, to]));
  return [...moved, ...listed.map(({ from, to }) => ({ from, to: target.get(to) ?? to }))];
}

/** The parts of a site that matter to links. */
type LinkedSite = Pick<Rendered, 'shell' | 'sections' | 'pages' | 'files' | 'frameLinks' | 'origin'>;

/**
 * Follows the links of a site to its pages, files and redirects. For each package and address, only the first link counts.
 * @returns every address with a page or a file, and the redirects. Also the links that lead to neither or to a redirect, and those
 *   to a place that its page does not have.
 */
export function followLinks({ shell, sections, pages, files, frameLinks, origin }: LinkedSite) {
  const assets = [...shellsOf({ shell, sections }), ...sections].flatMap(({ release }) => release.assets);
  const known = new Set([
    ...pages.map(({ address }) => address),
    ...files.map((file) => file.path),
    ...[...readdirSync(dirs.staticFiles), ...assets].map((file) => `/${file}`),
    ...[...ownDocuments, '/status.json', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest', calendarFile],
  ]);
  const redirects = redirectsOf(pages, listed);
  const written = [
    ...pages.flatMap(({ address, owner, links }) => internalLinks(address, owner, links, origin)),
    ...internalLinks('/', shell.name, frameLinks, origin),
  ];
  const unknown = new Map<string, InternalLink>();
  for (const link of written) {
    const key = linkKey(link);
    if (!known.has(link.leadsTo) && !unknown.has(key)) unknown.set(key, link);
  }
  const links = [...unknown.values()];
  const isMoved = ({ leadsTo }: InternalLink) => redirects.some(({ from }) => from === leadsTo);
  const nowhere = redirects.filter(({ to }) => !known.has(to));
  const deadLinks = [
    ...links.filter((link) => !isMoved(link)),
    ...nowhere.map(({ from, to }) => ({ owner: 'shell', leadsTo: to, place: '', words: `${from} links to ${to}` })),
  ];
  const names = new Map(pages.map((page) => [page.address, new Set(page.names)]));
  const lacksPlace = ({ leadsTo, place }: InternalLink) => {
    const ids = names.get(leadsTo);
    // HTML also accepts the name of a link.
    const isThere = [place, unescape(place)].some(
      (id) => siteIds.includes(id) || ids?.has(`#${id}`) || ids?.has(`a[name=${id}]`),
    );
    return place !== '' && ids !== undefined && !isThere;
  };
  const deadPlaces = [...new Map(written.filter(lacksPlace).map((link) => [placeKey(link), link])).values()];
  return { known, redirects, deadLinks, movedLinks: links.filter(isMoved), deadPlaces };
}

/** The targets of a site's links. */
export type SiteLinks = ReturnType<typeof followLinks>;

/** The values with which the links of a site are compared. */
export interface LinkRules {
  /** The packages with another release than in the current site. */
  readonly changed: ReadonlySet<string>;
  /** The pages of each changed package and each removed section in the current site. */
  readonly pagesBefore: ReadonlyMap<string, readonly string[]>;
  /** The keys of the dead links in the current site; null if there is no site. */
  readonly deadBefore: ReadonlySet<string> | null;
  /** Whether pages may be dropped on purpose. */
  readonly dropPages: boolean;
}

/** Throws a Refusal if a changed package drops a page by mistake, or adds a link to a missing page or place. */
export function assertLinks(
  { known, redirects, deadLinks, deadPlaces }: SiteLinks,
  { changed, pagesBefore, deadBefore, dropPages }: LinkRules,
): void {
  const isGone = (address: string) =>
    !known.has(address) && !gone.includes(address) && !redirects.some(({ from }) => from === address);
  for (const [owner, pages] of pagesBefore) {
    const address = changed.has(owner) && pages.find(isGone);
    if (!address || dropPages) continue;
    const from = deadLinks.filter(({ leadsTo }) => leadsTo === address).map((link) => `${link.owner}: ${link.words}`);
    throw new Refusal(
      owner,
      `${address} is on the site but has no page in this release${from.length > 0 ? ` (${from.join(', ')})` : ''}; restore it, or ${isInstalled ? `remove it on purpose: npm run release -- ${owner} --drop-pages` : `change shell/build/sections.json: if it has moved, add { "from": "${address}", "to": its new address } to "redirects", otherwise add "${address}" to "gone"`}`,
    );
  }
  // Another owner may remove a place. The page still opens, so only the owner of a new link must correct it. Without an
  // earlier site, nobody knows which links are new.
  const lost = deadPlaces.find((link) => changed.has(link.owner) && deadBefore?.has(placeKey(link)) === false);
  if (lost)
    throw new Refusal(lost.owner, `${lost.words}, where no element has the id '${lost.place}'; correct the link`);
  const before = [...pagesBefore.values()].flat();
  const isNew = (link: InternalLink) => (deadBefore ? !deadBefore.has(linkKey(link)) : changed.has(link.owner));
  const added = deadLinks.find((link) => isNew(link) && !before.includes(link.leadsTo));
  if (!added) return;
  const other = addressOwner(added.leadsTo, sectionRows);
  const remedy = `correct the link, or release ${other && other !== added.owner ? other : 'that page'} first`;
  throw new Refusal(added.owner, `${added.words}, where there is no page or file; ${remedy}`);
}
