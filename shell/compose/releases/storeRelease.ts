import { lstat, mkdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { Candidate } from './Candidate';
import { readRelease } from './readRelease';
import type { StoredRelease } from './Release';
import { removeRelease } from './removeRelease';

/** A release among the stored ones, and the way back while it is not live. */
export interface NewlyStored extends StoredRelease {
  /** Takes the release back if it was not stored before; so that nothing stays behind of one that cannot go live. */
  readonly discard: () => Promise<void>;
}

const exists = (place: string) =>
  lstat(place).then(
    () => true,
    () => false,
  );

/** Removes a candidate that was not taken. */
export const dropCandidate = ({ folder }: Candidate) => rm(folder, { recursive: true, force: true });

/**
 * Stores a candidate as an immutable release: moved into place by one rename, and read back. The same bytes again are the
 * same release, and nothing is written: what is stored under its version must be those bytes.
 */
export async function storeRelease(releases: string, candidate: Candidate): Promise<NewlyStored> {
  const { name, version } = candidate.release;
  const shelf = path.join(releases, name);
  const folder = path.join(shelf, version);
  const isNew = !(await exists(folder));
  const discard = async () => {
    if (isNew) await removeRelease(releases, { name, version });
    // Nothing but the last release of all leaves an empty shelf.
    await rmdir(shelf).catch(() => {});
  };
  try {
    if (isNew) {
      await mkdir(shelf, { recursive: true });
      await rename(candidate.folder, folder);
    }
    return { ...(await readRelease(releases, name, version)), discard };
  } catch (error) {
    await discard();
    throw error;
  } finally {
    await dropCandidate(candidate);
  }
}
