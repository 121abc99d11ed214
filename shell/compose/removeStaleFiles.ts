import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { dirs } from './dirs';
import { isStaging } from './stage/createStaging';
import { pruneSites } from './store/retention';
import { nextSite } from './write/switchSite';
import { clearLocks } from './withLock';

const remove = (place: string) => rm(place, { recursive: true, force: true }).catch(() => {});

/**
 * Removes what killed runs left behind: releases and sites that were being written, locks of the dead. Only for the owner of
 * the lock, who knows that nobody is writing. What cannot be removed now is removed another time.
 */
export async function removeStaleFiles({
  releases,
  sites,
  site,
  lock,
}: Pick<typeof dirs, 'releases' | 'sites' | 'site' | 'lock'>): Promise<void> {
  const aside = (await readdir(releases).catch(() => [])).filter(isStaging);
  for (const entry of aside) await remove(path.join(releases, entry));
  await remove(nextSite(site));
  await clearLocks(lock).catch(() => {});
  await pruneSites(sites, site);
}
