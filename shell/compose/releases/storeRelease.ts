import { lstat, mkdir, rename, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { readRelease } from './readRelease';
import type { Release, StoredRelease } from './Release';
import { removeRelease } from './removeRelease';
import { dropStaged } from './StagedRelease';
import type { StagedRelease } from './StagedRelease';

/** A release among the stored ones, and the way back while it is not live. */
export interface NewlyStored<Kind extends Release = Release> extends StoredRelease<Kind> {
  /** Takes the release back if it was not stored before; so that nothing stays behind of one that cannot go live. */
  readonly discard: () => Promise<void>;
}

const exists = (place: string) =>
  lstat(place).then(
    () => true,
    () => false,
  );

/**
 * Stores a staged release for good: moved into place by one rename, and read back. The same bytes again are the same release,
 * and nothing is written: what is stored under its version must be those bytes.
 */
export async function storeRelease<Kind extends Release>(
  releases: string,
  staged: StagedRelease<Kind>,
): Promise<NewlyStored<Kind>> {
  const { name, version } = staged.release;
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
      await rename(staged.folder, folder);
    }
    await readRelease(releases, name, version);
    return { release: staged.release, folder, discard };
  } catch (error) {
    await discard();
    throw error;
  } finally {
    await dropStaged(staged);
  }
}
