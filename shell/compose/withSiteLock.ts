import { removeStaleFiles } from './removeStaleFiles';
import { withLock } from './withLock';
import { dirs } from './dirs';
import { buildTime } from './settings';
import { readLiveSite } from './LiveSite';
import type { LivePackage } from './LiveSite';

/**
 * Changes the live site, one change at a time: what killed runs left is cleared up, and what is live is read once nobody else
 * can change it.
 * @param doing what the change is, for others that wait.
 * @param change gets what is live and the present instant (ISO 8601, UTC).
 */
export function withSiteLock<Result>(
  doing: string,
  change: (live: readonly LivePackage[], now: string) => Promise<Result>,
): Promise<Result> {
  return withLock({ lock: dirs.lock, doing, waiting: (line) => console.log(line) }, async () => {
    await removeStaleFiles(dirs);
    const live = await readLiveSite(dirs.site);
    return change(live?.packages ?? [], buildTime().toISOString());
  });
}
