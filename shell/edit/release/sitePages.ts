import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { changedPages } from '../../compose/currentSite';

/** Returns the pages of a composed site: address and document. */
export function sitePages(site: string): readonly { readonly address: string; readonly html: string }[] {
  if (!existsSync(site)) return [];
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html' && !file.startsWith('status'))
    .map((file) => ({
      address: `/${path.dirname(file).split(path.sep).join('/').replace(/^\.$/, '')}`,
      html: readFileSync(path.join(site, file), 'utf8'),
    }))
    .sort((one, other) => (one.address < other.address ? -1 : 1));
}

/** Returns the main part of a document, without the frame. */
const ownWords = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

/** Returns the pages whose main part links to an address. A release updates header and footer by itself. */
export const pagesLinkingTo = (site: string, address: string): readonly string[] =>
  sitePages(site)
    .filter((page) => page.address !== address && ownWords(page.html).includes(`href="${address}"`))
    .map((page) => page.address);

/** The difference between two sites, by addresses of pages. */
export interface SiteChange {
  /** The pages with another main part, and the new pages. */
  readonly pages: readonly string[];
  /** The removed pages. */
  readonly gone: readonly string[];
}

/** Compares the main parts of the pages of two sites. */
export async function pagesBetween(site: string, changed: string): Promise<SiteChange> {
  const before = new Map(sitePages(site).map(({ address, html }) => [address, ownWords(html)]));
  const after = sitePages(changed).map(({ address, html }) => ({ address, html: ownWords(html) }));
  const gone = [...before.keys()].filter((address) => after.every((page) => page.address !== address));
  return { pages: await changedPages(after, (address) => Promise.resolve(before.get(address) ?? null)), gone };
}
