import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, rename, rm, stat, symlink, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { dirs } from '../../system/dirs';
import { UserError } from '../../system/UserError';
import { readStatus } from './Status';

type SiteDirs = Pick<typeof dirs, 'site' | 'sites' | 'work'>;

/** Makes a composed folder the current site by renaming one link. A reader sees either the old site or the new one. */
export async function switchSite(composed: string, { site, sites, work }: SiteDirs): Promise<void> {
  const isWindows = process.platform === 'win32';
  const before = await lstat(site).catch(() => null);
  await mkdir(sites, { recursive: true });
  // With SOURCE_DATE_EPOCH, other folders have the same name.
  const folder = path.join(sites, `${path.basename(composed)}-${randomUUID().slice(0, 8)}`);
  await rename(composed, folder);
  const next = path.join(work, randomUUID());
  // On Windows, every account can make junctions, which are absolute. Other systems ignore the type.
  await symlink(isWindows ? folder : path.relative(path.dirname(site), folder), next, 'junction');
  if (before && !before.isSymbolicLink()) {
    // A folder instead of a link, as in a copy of `dist`, is kept if it is a composed site.
    if (!(await readStatus(site))) {
      throw new UserError(`${site} is not a site composed here, and would be lost; move it away and try again`);
    }
    await rename(site, path.join(sites, `found-${randomUUID()}`));
  }
  // Windows cannot rename a link over another link, so there is no site for a moment.
  else if (before && isWindows) await unlink(site);
  await rename(next, site);
  // The new site is live even if this fails.
  await pruneSites(folder).catch(() => {});
}

/** Removes the oldest composed sites. It keeps a few, because a publish or a reader may be reading them. */
async function pruneSites(live: string): Promise<void> {
  const names = await readdir(path.dirname(live));
  const others = names.map((name) => path.join(live, '..', name)).filter((folder) => folder !== live);
  const made = await Promise.all(others.map(async (folder) => ({ folder, at: (await stat(folder)).mtimeMs })));
  const old = made.sort((a, b) => b.at - a.at).slice(5);
  for (const { folder } of old) await rm(folder, { recursive: true, force: true });
}
