import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ClearError } from '../ClearError';
import type { ReleaseSource } from './copyRelease';
import { manifestFile } from './Release';

/** A whole release in a folder; null where the folder holds no release, but perhaps a build. */
export async function folderSource(name: string, folder: string): Promise<ReleaseSource | null> {
  const isRelease = await access(path.join(folder, manifestFile)).then(
    () => true,
    () => false,
  );
  if (!isRelease) return null;
  return {
    place: folder,
    read: (file) =>
      readFile(path.join(folder, file)).catch(() => {
        throw new ClearError(`${name}: ${path.join(folder, file)} is missing; take a whole release`);
      }),
  };
}
