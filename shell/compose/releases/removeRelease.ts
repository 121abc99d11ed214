import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from './Release';

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
