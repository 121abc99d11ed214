import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A permanent redirect from an address whose page has moved or no longer exists. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** The file of a site with its redirects, in the syntax of Netlify and Cloudflare. */
export const redirectsFile = '_redirects';

/** Returns two lines for each redirect, with and without a trailing slash, because hosts compare the whole path. */
export const redirectsForStaticHosts = (redirects: readonly Redirect[]) =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`).join('');

/** The most pages with redirects for other spellings. Cloudflare reads 2,000 redirects. */
const mostPages = 200;

/** Returns spellings of a path in print: '/Events/Hope-Gala', '/EVENTS/HOPE-GALA'. */
const spellings = (path: string) => [
  path.replaceAll(/(?<=[/-])[a-z]/g, (letter) => letter.toUpperCase()),
  path.toUpperCase(),
];

/** Returns a redirect for each printed spelling of a page, for hosts with case-sensitive paths. */
export const spellingsForStaticHosts = (pages: readonly string[]) =>
  pages.length > mostPages
    ? ''
    : redirectsForStaticHosts(
        pages.flatMap((to) => [...new Set(spellings(to))].filter((from) => from !== to).map((from) => ({ from, to }))),
      );

/** Reads the target of every redirected path of a composed site. Returns an empty map if there is no such file. */
export async function readRedirects(site: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(path.join(site, redirectsFile), 'utf8').catch(() => '');
  return new Map([...text.matchAll(/^(\S+) (\S+) 301$/gm)].map(([, from = '', to = '']) => [from, to]));
}
