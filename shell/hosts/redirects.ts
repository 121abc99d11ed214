import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** An address that leads to a page for good: a page has moved from there, or is gone. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** The file of a site that contains its redirects, in the syntax of Netlify and Cloudflare. */
export const redirectsFile = '_redirects';

/** A line for each form of an address: hosts compare the whole path. */
export const redirectsForStaticHosts = (redirects: readonly Redirect[]) =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`).join('');

/** The most pages for which other spellings are written: Cloudflare reads 2,000 redirects. */
const mostPages = 200;

/** A path as flyers print it: '/Events/Hope-Gala', '/EVENTS/HOPE-GALA'. */
const spellings = (path: string) => [
  path.replaceAll(/(?<=[/-])[a-z]/g, (letter) => letter.toUpperCase()),
  path.toUpperCase(),
];

/** A line for each spelling of a page that flyers have, for hosts that tell large letters from small ones. */
export const spellingsForStaticHosts = (pages: readonly string[]) =>
  pages.length > mostPages
    ? ''
    : redirectsForStaticHosts(
        pages.flatMap((to) => [...new Set(spellings(to))].filter((from) => from !== to).map((from) => ({ from, to }))),
      );

/** The target of every redirected path of a composed site. Empty where there is no such file. */
export async function readRedirects(site: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(path.join(site, redirectsFile), 'utf8').catch(() => '');
  return new Map([...text.matchAll(/^(\S+) (\S+) 301$/gm)].map(([, from = '', to = '']) => [from, to]));
}
