import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HeaderRule } from './HeaderRule';
import { headersForNginx } from './headersForNginx';
import { headersForStaticHosts } from './headersForStaticHosts';
import { redirectsFile, redirectsForStaticHosts, spellingsForStaticHosts, type Redirect } from './redirects';

/** The files of a site that contain its header rules. Hosts do not serve them: a name with a leading underscore is no address. */
export const headersFiles = {
  /** For the preview server, and for any other program. */
  rules: '_headers.json',
  staticHosts: '_headers',
  nginx: '_headers.nginx.conf',
} as const;

/**
 * Writes the header rules and redirects into a site, for each kind of host.
 * @param pages the addresses of its pages, to which other spellings lead.
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

/** The rules of a composed site. Rejects where there are none. */
export async function readHeaders(site: string): Promise<HeaderRule[]> {
  return JSON.parse(await readFile(path.join(site, headersFiles.rules), 'utf8')) as HeaderRule[];
}
