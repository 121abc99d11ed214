import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { versionOf } from '../LiveSite';
import type { LivePackage } from '../LiveSite';
import { asShell, filesOf, integrityOf, isVersion, manifestFile, parseRelease, publicFiles } from '../Release';
import type { Release, ReleaseFile, ShellRelease, StoredRelease } from '../Release';
import { discardStaged } from '../stage/stageRelease';
import type { StagedRelease } from '../stage/stageRelease';
import { UserError } from '../UserError';

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

/**
 * Stores a staged release for good: moved into place by one rename, and read back. The same bytes again are the same release,
 * and nothing is written: what is stored under its version must be those bytes.
 */
export async function storeRelease(releases: string, staged: StagedRelease): Promise<NewlyStored> {
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

const unpack = { br: promisify(brotliDecompress), gz: promisify(gunzip) } as const;

const remedy = (name: string) =>
  `go back (npm run rollback -- ${name}), or delete the release’s folder and release again`;

/** Checks one file against its hash. */
async function checkFile(folder: string, name: string, { file, integrity }: ReleaseFile): Promise<void> {
  const place = path.join(folder, file);
  const bytes = await readFile(place).catch(() => null);
  if (bytes === null) throw new UserError(`${name}: ${place} is missing; ${remedy(name)}`);
  if (integrityOf(bytes) !== integrity) {
    throw new UserError(`${name}: ${place} is not the file that was released; ${remedy(name)}`);
  }
}

/** Checks the compressed forms of a file, which hosts send in its place. */
async function checkPrecompressed(folder: string, name: string, { file, integrity }: ReleaseFile): Promise<void> {
  for (const [ending, unpacked] of Object.entries(unpack)) {
    const place = path.join(folder, `${file}.${ending}`);
    const bytes = await readFile(place)
      .then(unpacked)
      .catch(() => null);
    if (bytes === null || integrityOf(bytes) !== integrity) {
      throw new UserError(`${name}: ${place} is not the compressed form of ${file}; ${remedy(name)}`);
    }
  }
}

/**
 * Reads a stored release and checks every file against the hash it was stored with.
 * @throws UserError naming the file that is missing or is another one.
 */
export async function readRelease(releases: string, name: string, version: string): Promise<StoredRelease> {
  const folder = path.join(releases, name, version);
  const place = path.join(folder, manifestFile);
  const text = await readFile(place, 'utf8').catch(() => null);
  if (text === null) {
    throw new UserError(
      `${name}: release ${version} is not in ${releases}; choose one that is (npm run sections -- ${name}), or release it again`,
    );
  }
  const release = parseRelease(text, name, place);
  if (release.version !== version) {
    throw new UserError(`${name}: ${place} describes ${release.version}, not ${version}; ${remedy(name)}`);
  }
  await Promise.all([
    ...filesOf(release).map((file) => checkFile(folder, name, file)),
    ...publicFiles(release).map((file) => checkPrecompressed(folder, name, file)),
  ]);
  return { release, folder };
}

/** The versions of a package that are stored, in no order. */
export async function storedVersions(releases: string, name: string): Promise<string[]> {
  return (await readdir(path.join(releases, name)).catch(() => [])).filter(isVersion);
}

/**
 * The shell among what is live, which sections are looked at in.
 * @throws UserError where none is live.
 */
export async function readLiveShell(
  releases: string,
  live: readonly LivePackage[],
): Promise<StoredRelease<ShellRelease>> {
  const version = versionOf(live, 'shell');
  if (!version) throw new UserError('shell: not released yet; run npm run build');
  return asShell(await readRelease(releases, 'shell', version));
}
