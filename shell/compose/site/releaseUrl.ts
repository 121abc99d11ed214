import type { PinnedFile } from '../../src/sections/registry';
import type { Release, ReleaseFile } from '../releases/Release';

/** The folder of a release on the site: its name changes with its content, so it is kept for a year. */
export const releasePath = ({ name, version }: Pick<Release, 'name' | 'version'>) => `/releases/${name}/${version}`;

/**
 * A file of a release as a page refers to it.
 * @param folder where browsers find the release's folder.
 */
export const pinned = (
  release: Release,
  { file, integrity }: ReleaseFile,
  folder: string = releasePath(release),
): PinnedFile => ({ url: `${folder}/${file}`, integrity });
