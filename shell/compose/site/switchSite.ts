import { lstat, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

/** Makes a composed folder the site: one rename of a link, so that a reader sees the old site or the new one. */
export async function switchSite(site: string, composed: string): Promise<void> {
  const existing = await lstat(site).catch(() => null);
  if (existing && !existing.isSymbolicLink()) await rm(site, { recursive: true });
  const next = `${site}.next`;
  await rm(next, { force: true });
  await symlink(path.relative(path.dirname(site), composed), next);
  await rename(next, site);
}
