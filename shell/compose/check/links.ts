import { gone, isInstalled, redirects as listed, territories } from '@site/build/packages';
import { calendarFile } from '@site/shared-data/constants';
import { readdirSync } from 'node:fs';
import { unescape } from 'node:querystring';
import type { Redirect } from '../../hosts/redirects';
import { dirs } from '../../system/dirs';
import { printable, Refusal } from '../../system/UserError';
import { shellsOf, type Rendered, type RenderedPage } from '../render/Site';
import { addressFault, addressOwner, ownDocuments } from '../contract/addresses';
import type { WrittenLink } from '../contract/inspectPage';

/** A link from a page to another of the same site. In the frame it is the shell's. */
interface InternalLink {
  readonly owner: string;
  readonly leadsTo: string;
  /** The link in words: its page, its target as it is written there, and its text. */
  readonly words: string;
}

/** Identifies a link. A link of the frame counts once although it is on every page. */
export const linkKey = ({ owner, leadsTo }: InternalLink) => `${owner} ${leadsTo}`;

/** The links of a page, or of the frame around it, that lead to an address of this site. */
function internalLinks(address: string, owner: string, links: readonly WrittenLink[], origin: string): InternalLink[] {
  const [base, page] = address === '*' ? [origin, 'the 404 page'] : [origin + address, address];
  return links.flatMap(({ href, label }) => {
    if (!URL.canParse(href, base)) return [];
    const url = new URL(href, base);
    if (url.origin !== origin) return [];
    // Decoded as far as it can be.
    const leadsTo = unescape(url.pathname.replace(/(.)\/+$/, '$1'));
    const words = printable(`${page} links to ${href}${label ? ` ('${label}')` : ''}`);
    return [{ owner, leadsTo, words }];
  });
}

/**
 * The redirects of a site: from the addresses that pages have moved from, and from those that `sections.json` lists.
 * @throws Refusal where a listed one is malformed.
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

/** A site as far as its links count. */
type LinkedSite = Pick<Rendered, 'shell' | 'sections' | 'pages' | 'files' | 'frameLinks' | 'origin'>;

/**
 * Follows the links of a site to its pages, files and redirects. The first of a package's links to each address stands for all.
 * @returns every address that has a page or a file, the redirects, and the links that lead to neither or to a redirect.
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
    ...nowhere.map(({ from, to }) => ({ owner: 'shell', leadsTo: to, words: `${from} links to ${to}` })),
  ];
  return { known, redirects, deadLinks, movedLinks: links.filter(isMoved) };
}

/** Where the links of a site lead. */
export type SiteLinks = ReturnType<typeof followLinks>;

/** What the links of a site are compared with. */
export interface LinkRules {
  /** The packages with another release than in the current site. */
  readonly changed: ReadonlySet<string>;
  /** The pages in the current site of each changed package, and of sections that were removed. */
  readonly pagesBefore: ReadonlyMap<string, readonly string[]>;
  /** The dead links of the current site, as `linkKey` names them; null where there is no site. */
  readonly deadBefore: ReadonlySet<string> | null;
  /** Whether pages may be dropped on purpose. */
  readonly dropPages: boolean;
}

/** Throws where a changed package drops a page, unless that is on purpose, and where another dead link is new. */
export function assertLinks(
  { known, redirects, deadLinks }: SiteLinks,
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
      `${address} is on the site and has no page in this release${from.length > 0 ? ` (${from.join(', ')})` : ''}; bring it back, or let it go: ${isInstalled ? `npm run release -- ${owner} --drop-pages` : `a redirect in shell/build/sections.json, or "${address}" in its list "gone"`}`,
    );
  }
  const before = [...pagesBefore.values()].flat();
  const isNew = (link: InternalLink) => (deadBefore ? !deadBefore.has(linkKey(link)) : changed.has(link.owner));
  const added = deadLinks.find((link) => isNew(link) && !before.includes(link.leadsTo));
  if (!added) return;
  const other = addressOwner(added.leadsTo, territories);
  const remedy = `correct the link, or release ${other && other !== added.owner ? other : 'that page'} first`;
  throw new Refusal(added.owner, `${added.words}, where there is no page or file; ${remedy}`);
}
