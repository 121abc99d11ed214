import { clearUp } from './clearUp';
import { withLock } from './lock/withLock';
import { places } from './places';
import { composingInstant } from './site/composingInstant';
import type { LivePackage } from './site/LiveSite';
import { readLiveSite } from './site/readLiveSite';

/**
 * Changes the live site, one change at a time: what killed runs left is cleared up, and what is live is read once nobody else
 * can change it.
 * @param doing what the change is, for others that wait.
 * @param change gets what is live and the present instant (ISO 8601, UTC).
 */
export function changeSite<Result>(
  doing: string,
  change: (live: readonly LivePackage[], now: string) => Promise<Result>,
): Promise<Result> {
  return withLock({ lock: places.lock, doing, waiting: (line) => console.log(line) }, async () => {
    await clearUp(places);
    const live = await readLiveSite(places.site);
    return change(live?.packages ?? [], composingInstant().toISOString());
  });
}
