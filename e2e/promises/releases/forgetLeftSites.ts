import { readdir, readlink, rm } from 'node:fs/promises';
import path from 'node:path';
import type { OwnSite } from '../../own-site/ownSite';

/** Removes the composed sites that are no longer live, as the minutes would. */
export async function forgetLeftSites({ dist, link }: OwnSite): Promise<void> {
  const live = path.basename(await readlink(link));
  for (const entry of await readdir(path.join(dist, 'sites'))) {
    if (entry !== live) await rm(path.join(dist, 'sites', entry), { recursive: true });
  }
}
