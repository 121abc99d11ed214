import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { namedVersions } from './LiveSite';
import { readLiveSite } from './readLiveSite';

/**
 * Every version that the records of the composed sites name, by package: what is live, what one may go back to, and what
 * open tabs may ask for.
 * @throws UserError where a record cannot be read: it may name anything.
 */
export async function recordedVersions(sites: string): Promise<Map<string, Set<string>>> {
  const named = new Map<string, Set<string>>();
  for (const entry of await readdir(sites).catch(() => [])) {
    for (const pkg of (await readLiveSite(path.join(sites, entry)))?.packages ?? []) {
      const versions = namedVersions(pkg);
      named.set(pkg.name, new Set([...(named.get(pkg.name) ?? []), ...versions]));
    }
  }
  return named;
}
