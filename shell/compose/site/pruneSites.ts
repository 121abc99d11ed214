import { readdir, realpath, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { statusFile } from './readLiveSite';

/** How many sites are kept besides the live one, and for how long a reader may still be reading one that was left. */
const kept = { count: 3, minutes: 15 } as const;

/** When a site was left: compose marks it. One from the future, after the clock went back, was left this moment. */
const leftAt = async (folder: string, now: number) => Math.min((await stat(folder)).mtimeMs, now);

const isWhole = (folder: string) =>
  stat(path.join(folder, statusFile)).then(
    () => true,
    () => false,
  );

/**
 * Removes composed sites that nobody reads any more, and those a killed run left unfinished. The live one stays, and those
 * left in the last minutes. What cannot be removed now is removed another time.
 */
export async function pruneSites(sites: string, site: string, now = Date.now()): Promise<void> {
  const live = await realpath(site).catch(() => null);
  const folders = (await readdir(sites).catch(() => []))
    .map((entry) => path.join(sites, entry))
    .filter((folder) => folder !== live);
  const left: { folder: string; at: number }[] = [];
  for (const folder of folders) {
    if (await isWhole(folder)) left.push({ folder, at: await leftAt(folder, now) });
    else await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
  const old = left.sort((a, b) => b.at - a.at).slice(kept.count);
  for (const { folder, at } of old) {
    if (now - at > kept.minutes * 60_000) await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}
