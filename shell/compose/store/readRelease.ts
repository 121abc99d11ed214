import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { UserError } from '../UserError';
import { asShell, filesOf, integrityOf, isVersion, manifestFile, parseRelease, publicFiles } from '../Release';
import type { ReleaseFile, ShellRelease, StoredRelease } from '../Release';
import { versionOf } from '../LiveSite';
import type { LivePackage } from '../LiveSite';

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
