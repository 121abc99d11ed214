import { randomUUID } from 'node:crypto';
import { lstat, mkdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { Release, StoredRelease } from '../Release';
import { discardStaged } from '../stage/createStaging';
import type { StagedRelease } from '../stage/createStaging';
import { readRelease } from './readRelease';

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
    await discardStaged(staged);
  }
}

/**
 * Removes a stored release, if it is there. First it is put aside, in one step: killed half-way, this leaves nothing under the
 * release's name that the same bytes, released again, would find broken.
 */
export async function removeRelease(
  releases: string,
  { name, version }: Pick<Release, 'name' | 'version'>,
): Promise<void> {
  const aside = path.join(releases, `.${name}-${randomUUID()}`);
  try {
    await rename(path.join(releases, name, version), aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  await rm(aside, { recursive: true, force: true });
}
