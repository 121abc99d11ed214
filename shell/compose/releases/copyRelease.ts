import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ClearError } from '../ClearError';
import { severalAtOnce } from '../severalAtOnce';
import { putAside } from './Candidate';
import type { Candidate } from './Candidate';
import { describeRelease } from './describeRelease';
import { integrityOf } from './integrity';
import { parseRelease } from './parseRelease';
import { filesOf } from './readRelease';
import { manifestFile } from './Release';

/** A whole release somewhere else, in a folder or at another origin. */
export interface ReleaseSource {
  /** What to call it in an error. */
  readonly place: string;
  /** The version it goes by, where that is known beforehand. */
  readonly version?: string;
  /** Reads one file of it. Rejects with a ClearError where that cannot be. */
  readonly read: (file: string) => Promise<Buffer>;
}

/** Copies a whole release from somewhere else into a candidate, each file checked against its hash before it is written. */
export async function copyRelease(releases: string, name: string, source: ReleaseSource): Promise<Candidate> {
  const place = `${source.place}/${manifestFile}`;
  const release = parseRelease((await source.read(manifestFile)).toString(), name, place);
  if (source.version && source.version !== release.version) {
    throw new ClearError(
      `${name}: ${place} describes ${release.version}, not ${source.version}; offer it by its own name`,
    );
  }
  return putAside(releases, name, async (folder) => {
    await severalAtOnce(filesOf(release), async ({ file, integrity }) => {
      const bytes = await source.read(file);
      if (integrityOf(bytes) !== integrity) {
        throw new ClearError(
          `${name}: ${source.place}/${file} is not the file that ${release.version} names; publish a release whole, under a version of its own`,
        );
      }
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), bytes);
    });
    return describeRelease(folder, release);
  });
}
