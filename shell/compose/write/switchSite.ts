import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, realpath, rename, rm, stat, symlink, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { UserError } from '../UserError';
import { readStatus } from './Status';

/**
 * Makes a composed folder the site: one rename of a link, so that a reader sees the old site or the new one. The site that
 * was is marked with the moment it was left.
 * @param site the link.
 * @param sites where composed sites stand.
 * @param work a folder of this process's own.
 */
export async function switchSite(site: string, composed: string, sites: string, work: string): Promise<void> {
  const before = await lstat(site).catch(() => null);
  const left = before?.isSymbolicLink() ? await realpath(site).catch(() => null) : null;
  await mkdir(sites, { recursive: true });
  const place = path.join(sites, path.basename(composed));
  await rename(composed, place);
  const next = path.join(work, randomUUID());
  await symlink(path.relative(path.dirname(site), place), next);
  if (before && !before.isSymbolicLink()) await moveAside(site, sites);
  await rename(next, site);
  const now = new Date();
  // From here on the new site stands: nothing may fail any more.
  if (left && left !== place) await utimes(left, now, now).catch(() => {});
  await pruneSites(sites, site).catch(() => {});
  await pruneWork(path.dirname(work)).catch(() => {});
}

/**
 * A folder where the link belongs, as a copy of `dist` makes it: a composed site joins the others, anything else is not
 * touched.
 */
async function moveAside(site: string, sites: string): Promise<void> {
  if (!(await readStatus(site))) {
    throw new UserError(`${site} is not a site composed here, and would be lost; move it away and try again`);
  }
  await rename(site, path.join(sites, `found-${randomUUID()}`));
}

/** How many composed sites are kept besides the live one; and those left in the last minutes, which may still be read. */
const kept = { count: 3, minutes: 15 } as const;

/** When a site was left: compose marks it. One from the future, after the clock went back, was left this moment. */
const leftAt = async (folder: string, now: number) => Math.min((await stat(folder)).mtimeMs, now);

/** Removes composed sites that nobody reads any more. The live one stays, and those left in the last minutes. */
async function pruneSites(sites: string, site: string, now = Date.now()): Promise<void> {
  const live = await realpath(site);
  const folders = (await readdir(sites)).map((entry) => path.join(sites, entry)).filter((folder) => folder !== live);
  const left = await Promise.all(folders.map(async (folder) => ({ folder, at: await leftAt(folder, now) })));
  const old = left.sort((a, b) => b.at - a.at).slice(kept.count);
  for (const { folder, at } of old) {
    // What cannot be removed now is removed another time.
    if (now - at > kept.minutes * 60_000) await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}

/** Removes what processes of this machine were making that live no more. */
async function pruneWork(place: string): Promise<void> {
  for (const entry of await readdir(place)) {
    const [, host, pid] = /^(.*)-(\d+)$/.exec(entry) ?? [];
    if (host !== hostname()) continue;
    try {
      process.kill(Number(pid), 0);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') await rm(path.join(place, entry), { recursive: true });
    }
  }
}

/** The folders of earlier sites, which may have the same pages. */
export const earlierSites = async (sites: string): Promise<string[]> =>
  (await readdir(sites).catch(() => [])).map((entry) => path.join(sites, entry));
