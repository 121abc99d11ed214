import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isDead, ownIdentity } from './processIdentity';
import { readOwner } from './withLock';

/**
 * Removes what processes left that died while taking a lock, or while clearing one away: drafts, which name their process
 * (`lock.<pid>.<any>`), and locks upon locks (`lock-of-<pid>`). The lock itself is not touched.
 */
export async function clearLocks(lock: string): Promise<void> {
  const folder = path.dirname(lock);
  const name = path.basename(lock);
  const { host } = await ownIdentity();
  for (const entry of await readdir(folder)) {
    if (!entry.startsWith(`${name}.`) && !entry.startsWith(`${name}-of-`)) continue;
    const place = path.join(folder, entry);
    const drafter = /\.(\d+)\.[\w-]+$/.exec(entry)?.[1];
    const owner = drafter ? { pid: Number(drafter), started: null, host } : await readOwner(place);
    if (owner && (await isDead(owner))) await rm(place, { force: true });
  }
}
