import { removeStaleReleases, removeStaleSites } from './removeStaleFiles';
import { withLock } from './withLock';
import { dirs } from './dirs';
import { buildTime } from './settings';
import { readLivePackages } from './LiveSite';
import type { LivePackage } from './LiveSite';

const waiting = (line: string) => console.log(line);

/**
 * Makes releases, one run at a time; the site may change meanwhile, as by a way back, which waits for no build. What killed
 * runs left is cleared up first.
 * @param doing what is done, for others that wait.
 */
export function withBuildLock<Result>(doing: string, make: () => Promise<Result>): Promise<Result> {
  return withLock({ lock: dirs.locks.build, doing, waiting }, async () => {
    await removeStaleReleases(dirs.releases);
    return make();
  });
}

/**
 * Changes the live site, one change at a time: what killed runs left is cleared up, and what is live is read once nobody else
 * can change it. Whoever holds both locks takes the build lock first.
 * @param doing what the change is, for others that wait.
 * @param change gets what is live and the present instant (ISO 8601, UTC).
 */
export function withSiteLock<Result>(
  doing: string,
  change: (live: readonly LivePackage[], now: string) => Promise<Result>,
): Promise<Result> {
  return withLock({ lock: dirs.locks.site, doing, waiting }, async () => {
    await removeStaleSites(dirs.sites, dirs.site);
    return change(await readLivePackages(dirs.site), buildTime().toISOString());
  });
}
