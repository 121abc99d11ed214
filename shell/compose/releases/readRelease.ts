import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ClearError } from '../ClearError';
import { integrityOf } from './integrity';
import { manifestFile, publicFiles } from './Release';
import type { Release, StoredRelease } from './Release';

/** Reads a stored release and checks every file against the hash it was stored with. */
export async function readRelease(releases: string, name: string, version: string): Promise<StoredRelease> {
  const folder = path.join(releases, name, version);
  const text = await readFile(path.join(folder, manifestFile), 'utf8').catch(() => null);
  if (text === null) throw new ClearError(`${name}: release ${version} is not in ${releases}; release it again`);
  const release = JSON.parse(text) as Release;
  const files = [...publicFiles(release), release.prerender, ...release.assets];
  await Promise.all(
    files.map(async ({ file, integrity }) => {
      const bytes = await readFile(path.join(folder, file)).catch(() => null);
      if (bytes === null) throw new ClearError(`${name}: ${path.join(folder, file)} is missing; release it again`);
      if (integrityOf(bytes) !== integrity) {
        throw new ClearError(
          `${name}: ${path.join(folder, file)} is not the file that was released; roll back or release it again`,
        );
      }
    }),
  );
  return { release, folder };
}

/** The versions of a package that are stored, in no order. */
export async function storedVersions(releases: string, name: string): Promise<string[]> {
  return readdir(path.join(releases, name)).catch(() => []);
}
