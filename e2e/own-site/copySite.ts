import { dist as built } from '@site/build/packages';
import { cp, readlink, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFile } from '../../shell/hosts/compress';
import { readLiveSite, statusFile } from '../../shell/compose/LiveSite';

const copy = (from: string, to: string) =>
  cp(from, to, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });

/** Copies the repository's live site and its releases, as if nothing had been live before them. */
export async function copySite(dist: string): Promise<void> {
  const live = await readlink(path.join(built, 'site'));
  await copy(path.join(built, live), path.join(dist, live));
  await symlink(live, path.join(dist, 'site'));
  const record = await readLiveSite(path.join(dist, live));
  if (!record) throw new Error(`nothing is live in ${built}; run npm run build first`);
  const packages = record.packages.map(({ name, version, since }) => ({ name, version, since, previous: [] }));
  for (const { name, version } of packages) {
    const folder = path.join('releases', name, version);
    await copy(path.join(built, folder), path.join(dist, folder));
  }
  const file = path.join(dist, live, statusFile);
  await writeFile(file, JSON.stringify({ ...record, packages }));
  await compressFile(file);
}
