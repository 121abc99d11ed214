import { existsSync } from 'node:fs';
import { lstat, readdir, realpath, rename, rm, stat, symlink, utimes } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../UserError';
import { readLiveSite, statusFile } from '../LiveSite';

/** The link on its way to becoming the site. */
const nextSite = (site: string) => `${site}.next`;

/**
 * Makes a composed folder the site: one rename of a link, so that a reader sees the old site or the new one. The site that
 * was is marked with the moment it was left.
 */
export async function switchSite(site: string, composed: string): Promise<void> {
  const before = await lstat(site).catch(() => null);
  const left = before?.isSymbolicLink() ? await realpath(site).catch(() => null) : null;
  const next = nextSite(site);
  await rm(next, { force: true });
  await symlink(path.relative(path.dirname(site), composed), next);
  if (before && !before.isSymbolicLink()) await moveAside(site, path.dirname(composed));
  await rename(next, site);
  const now = new Date();
  // From here on the new site stands: nothing may fail any more.
  if (left && left !== composed) await utimes(left, now, now).catch(() => {});
}

/**
 * A folder where the link belongs, as a copy of `dist` makes it: a composed site joins the others, anything else is not
 * touched.
 */
async function moveAside(site: string, sites: string): Promise<void> {
  const live = await readLiveSite(site).catch(() => null);
  if (!live) {
    throw new UserError(`${site} is not a site composed here, and would be lost; move it away and try again`);
  }
  await rename(site, path.join(sites, `found-${process.pid}-${Date.now()}`));
}

/** How many composed sites are kept besides the live one; and those left in the last minutes, which may still be read. */
const kept = { count: 3, minutes: 15 } as const;

/** When a site was left: compose marks it. One from the future, after the clock went back, was left this moment. */
const leftAt = async (folder: string, now: number) => Math.min((await stat(folder)).mtimeMs, now);

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
    if (existsSync(path.join(folder, statusFile))) left.push({ folder, at: await leftAt(folder, now) });
    else await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
  const old = left.sort((a, b) => b.at - a.at).slice(kept.count);
  for (const { folder, at } of old) {
    if (now - at > kept.minutes * 60_000) await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}

/** Removes sites that killed runs were composing. Only for the owner of the site lock, who knows that nobody else composes. */
export async function removeStaleSites(sites: string, site: string): Promise<void> {
  await rm(nextSite(site), { recursive: true, force: true }).catch(() => {});
  await pruneSites(sites, site);
}
