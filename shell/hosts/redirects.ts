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

/** The target of every redirected path of a composed site. Empty where there is no such file. */
export async function readRedirects(site: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(path.join(site, redirectsFile), 'utf8').catch(() => '');
  return new Map([...text.matchAll(/^(\S+) (\S+) 301$/gm)].map(([, from = '', to = '']) => [from, to]));
}
