import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { mapConcurrently } from '../mapConcurrently';
import { pagesOf } from '../render/Composition';
import type { Composition } from '../render/Composition';
import { documentFile } from '../render/renderDocument';
import { UserError } from '../UserError';
import { elementsOf } from '../validate/validatePage';

/** A page of a composed site, and the package that brings it. */
export interface OwnedPage {
  readonly address: string;
  readonly owner: string;
}

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

function linksIn(html: string, { address, owner }: OwnedPage, origin: string): InternalLink[] {
  const base = origin + (address === '*' ? '/' : address);
  return elementsOf(html).flatMap(({ name, attributes, words, within }) => {
    const href = attributes.get('href');
    if ((name !== 'a' && name !== 'area') || href === undefined || !URL.canParse(href, base)) return [];
    const url = new URL(href, base);
    if (url.origin !== origin) return [];
    return [
      {
        owner: within.includes('main') ? owner : 'shell',
        page: address,
        href,
        leadsTo: addressOf(url),
        words: words() || attributes.get('aria-label') || '',
      },
    ];
  });
}

/**
 * Every link of the documents of a composed site that leads to the site itself. A page without a document has none.
 * @param site its folder.
 * @param origin where it will be found, such as 'https://www.example.org'.
 */
export async function internalLinks(
  site: string,
  pages: readonly OwnedPage[],
  origin: string,
): Promise<InternalLink[]> {
  const links = await mapConcurrently(pages, async (page) => {
    const html = await readFile(path.join(site, documentFile(page.address)), 'utf8').catch(() => '');
    return linksIn(html, page, origin);
  });
  return links.flat();
}

const isFile = (place: string) =>
  stat(place).then(
    (found) => found.isFile(),
    () => false,
  );

/** The links that lead to no page and no file of a composed site: a reader who follows one gets the 404 page. */
export async function deadLinks(site: string, links: readonly InternalLink[]): Promise<InternalLink[]> {
  const addresses = [...new Set(links.map(({ leadsTo }) => leadsTo))];
  const alive = await mapConcurrently(
    addresses,
    async (address) =>
      (await isFile(path.join(site, documentFile(address)))) || (await isFile(path.join(site, address))),
  );
  const dead = new Set(addresses.filter((_, index) => !alive[index]));
  return links.filter(({ leadsTo }) => dead.has(leadsTo));
}

/** What tells a link from others: the frame's is on every page, and one link all the same. */
const keyOf = ({ owner, leadsTo }: InternalLink) => `${owner} ${leadsTo}`;

/** Of the same package's links to the same address, the first. */
export const onceEach = (links: readonly InternalLink[]): InternalLink[] =>
  [...new Map(links.toReversed().map((link) => [keyOf(link), link])).values()].toReversed();

/** The links that were not there before, whichever page they stand on. */
export function newLinks(links: readonly InternalLink[], before: readonly InternalLink[]): InternalLink[] {
  const known = new Set(before.map(keyOf));
  return links.filter((link) => !known.has(keyOf(link)));
}

/** A link as people find it: the page it stands on, where it leads, its words. */
export const linkText = ({ owner, page, href, words }: InternalLink) =>
  `${owner}: ${page === '*' ? 'the 404 page' : page} links to ${href}${words && ` ('${words}')`}`;

/** Which pages lead to an address, one of each package; nothing where none does. */
function linkedFrom(address: string, links: readonly InternalLink[]): string {
  const from = onceEach(links.filter(({ leadsTo }) => leadsTo === address)).map(linkText);
  return from.length > 0 ? ` (${from.join(', ')})` : '';
}

/**
 * Refuses to let an address go that people may have kept.
 * @param links those of the new pages: who still leads to a dropped one is said.
 */
export function refuseDroppedPages(
  composition: Composition,
  before: readonly { readonly name: string; readonly pages: readonly string[] }[],
  links: readonly InternalLink[],
): void {
  const present = new Set(pagesOf(composition).map(({ address }) => address));
  for (const { name, pages } of before) {
    const dropped = pages.find((address) => !present.has(address));
    if (dropped) {
      throw new UserError(
        `${name}: ${dropped} is on the site and has no page in this release${linkedFrom(dropped, links)}; bring it back, or release with --drop-pages`,
      );
    }
  }
}
