import { lstat, realpath, rename, rm, symlink, utimes } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../UserError';
import { readLiveSite } from '../LiveSite';

/** The link on its way to becoming the site. */
export const nextSite = (site: string) => `${site}.next`;

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
