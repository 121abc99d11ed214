import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mapConcurrently } from '../mapConcurrently';
import { UserError } from '../UserError';
import { filesOf, integrityOf, manifestFile, parseRelease } from '../Release';
import { createStaging, writeManifest } from './createStaging';
import type { StagedRelease } from './createStaging';

/** A whole release somewhere else, in a folder or at another origin. */
export interface ReleaseSource {
  /** What to call it in an error. */
  readonly place: string;
  /** The version it goes by, where that is known beforehand. */
  readonly version?: string;
  /** Reads one file of it. Rejects with a UserError where that cannot be. */
  readonly read: (file: string) => Promise<Buffer>;
}

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
        throw new UserError(`${name}: ${path.join(folder, file)} is missing; take a whole release`);
      }),
  };
}

/** Stages a whole release from somewhere else, each file checked against its hash before it is written. */
export async function stageRelease(releases: string, name: string, source: ReleaseSource): Promise<StagedRelease> {
  const place = `${source.place}/${manifestFile}`;
  const release = parseRelease((await source.read(manifestFile)).toString(), name, place);
  if (source.version && source.version !== release.version) {
    throw new UserError(
      `${name}: ${place} describes ${release.version}, not ${source.version}; offer it by its own name`,
    );
  }
  return createStaging(releases, name, async (folder) => {
    await mapConcurrently(filesOf(release), async ({ file, integrity }) => {
      const bytes = await source.read(file);
      if (integrityOf(bytes) !== integrity) {
        throw new UserError(
          `${name}: ${source.place}/${file} is not the file that ${release.version} names; publish a release whole, under a version of its own`,
        );
      }
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), bytes);
    });
    return writeManifest(folder, release);
  });
}
