import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFile } from '../../hosts/compress';
import { manifestFile, publicFiles } from '../Release';
import type { Release, StoredRelease } from '../Release';

/** A release in a folder of its own beside the stored ones: it may still turn out to be no good. */
export type StagedRelease<Kind extends Release = Release> = StoredRelease<Kind>;

/** What staging folders are called, so that those of a killed run are known again. */
export const isStaging = (entry: string) => entry.startsWith('.');

/** Fills a new staging folder; nothing of it stays behind when that fails. */
export async function createStaging<Result>(
  releases: string,
  name: string,
  fill: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = path.join(releases, `.${name}-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  return fill(folder).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
}

/** Completes a folder that has the files of a release: their compressed forms, and the manifest that makes it one. */
export async function writeManifest<Kind extends Release>(folder: string, release: Kind): Promise<StagedRelease<Kind>> {
  await Promise.all(publicFiles(release).map(({ file }) => compressFile(path.join(folder, file))));
  await writeFile(path.join(folder, manifestFile), `${JSON.stringify(release, null, 2)}\n`);
  return { release, folder };
}

/** Removes a staged release that is not taken. */
export const discardStaged = ({ folder }: StagedRelease) => rm(folder, { recursive: true, force: true });
