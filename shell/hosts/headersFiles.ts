import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HeaderRule } from './HeaderRule';
import { headersForNginx } from './headersForNginx';
import { headersForStaticHosts } from './headersForStaticHosts';
import { redirectsFile, redirectsForStaticHosts, spellingsForStaticHosts, type Redirect } from './redirects';

/** The files of a site with its header rules. Hosts do not serve a file whose name begins with an underscore. */
export const headersFiles = {
  /** For the preview server and any other program. */
  rules: '_headers.json',
  staticHosts: '_headers',
  nginx: '_headers.nginx.conf',
} as const;

/**
 * Writes the header rules and redirects of a site for each kind of host.
 * @param pages the addresses of its pages. Other spellings redirect to them.
 */
export async function writeHeaders(
  site: string,
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[] = [],
  pages: readonly string[] = [],
): Promise<void> {
  const write = (file: string, text: string) => writeFile(path.join(site, file), text);
  await Promise.all([
    write(headersFiles.rules, `${JSON.stringify(rules, null, 2)}\n`),
    write(headersFiles.staticHosts, headersForStaticHosts(rules)),
    write(headersFiles.nginx, headersForNginx(rules, redirects, pages)),
    write(redirectsFile, redirectsForStaticHosts(redirects) + spellingsForStaticHosts(pages)),
  ]);
}

/** Reads the header rules of a composed site. Rejects if there are none. */
export async function readHeaders(site: string): Promise<HeaderRule[]> {
  return JSON.parse(await readFile(path.join(site, headersFiles.rules), 'utf8')) as HeaderRule[];
}
