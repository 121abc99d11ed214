import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFile } from '../site/compress';
import type { Candidate } from './Candidate';
import { manifestFile, publicFiles } from './Release';
import type { Release } from './Release';

/** Completes a folder that has the files of a release: their compressed forms, and the description that makes it one. */
export async function describeRelease(folder: string, release: Release): Promise<Candidate> {
  await Promise.all(publicFiles(release).map(({ file }) => compressFile(path.join(folder, file))));
  await writeFile(path.join(folder, manifestFile), `${JSON.stringify(release, null, 2)}\n`);
  return { release, folder };
}
