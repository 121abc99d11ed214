import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isStaging } from './stage/createStaging';
import { pruneSites } from './store/retention';
import { nextSite } from './write/switchSite';

// What cannot be removed now is removed another time.
const remove = (place: string) => rm(place, { recursive: true, force: true }).catch(() => {});

/** Removes releases that killed runs were making. Only for the owner of the build lock, who knows that nobody else makes any. */
export async function removeStaleReleases(releases: string): Promise<void> {
  const aside = (await readdir(releases).catch(() => [])).filter(isStaging);
  for (const entry of aside) await remove(path.join(releases, entry));
}

/** Removes sites that killed runs were composing. Only for the owner of the site lock, who knows that nobody else composes. */
export async function removeStaleSites(sites: string, site: string): Promise<void> {
  await remove(nextSite(site));
  await pruneSites(sites, site);
}
