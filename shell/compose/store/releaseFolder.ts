import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressedSize } from '../../hosts/compress';
import {
  isPublicFile,
  isReleaseFile,
  manifestFile,
  mostBytes,
  parseManifest,
  readRelease,
  type Release,
  type Summary,
} from '../Release';
import { Refusal } from '../../system/UserError';
import { versionOf, type Commit } from './Commit';
import { GitError } from '../../git/GitError';
import { readCopy, unreadable } from './branches';
import { gitIn, type Store } from './store';

/** Throws a Refusal if a release contains anything except the plain files that releases have. */
async function assertReleaseFiles(store: Store, name: string, tree: string): Promise<void> {
  for (const line of (await readCopy(store, ['ls-tree', '-r', '-z', tree])).split('\0').filter(Boolean)) {
    const [, mode, file = ''] = /^(\d+) [^\t]*\t(.*)$/s.exec(line) ?? [];
    if (mode === '100644' && isReleaseFile(name, file)) continue;
    throw new Refusal(
      name,
      `release ${versionOf(tree)} holds ${JSON.stringify(file)}, which no release may contain; release it again`,
    );
  }
}

/** The file in a release's folder that records the stamp of the others. */
const stampFile = '.files';

/** Returns the sizes and modification times of a folder's files. git's index recognizes files by them, too. */
const stampOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((file) => ({ file, stats: statSync(path.join(folder, file)) }))
    .filter(({ file, stats }) => stats.isFile() && file !== stampFile)
    .map(({ file, stats }) => `${file} ${stats.size} ${Math.round(stats.mtimeMs)}`)
    .join('\n');

/** Returns whether no file of a folder has changed since its stamp was written. */
function isIntact(folder: string): boolean {
  try {
    return readFileSync(path.join(folder, stampFile), 'utf8') === stampOf(folder);
  } catch {
    return false;
  }
}

/**
 * Adds compressed files to the folder of a complete release, and moves it into the cache.
 * @throws Refusal if a file is so large that this would take minutes.
 */
async function moveToCache({ releases }: Store, name: string, folder: string, tree: string): Promise<void> {
  const cached = path.join(releases, tree);
  const all = await readdir(folder);
  for (const file of all) {
    const { size } = await stat(path.join(folder, file));
    if (size <= mostBytes(file)) continue;
    throw new Refusal(name, `${file} has ${size} bytes, and may have ${mostBytes(file)}; build and release it again`);
  }
  const files = all.filter((file) => isPublicFile(name, file));
  await Promise.all(files.map((file) => compressedSize(path.join(folder, file))));
  await writeFile(path.join(folder, stampFile), stampOf(folder));
  await mkdir(releases, { recursive: true });
  // Another command may have moved the same release there meanwhile.
  await rename(folder, cached).catch(async (error: unknown) => {
    if (!existsSync(cached)) throw error;
    await rm(folder, { recursive: true, force: true });
  });
}

/** The disk may handle modes or line ends differently. These settings keep the bytes of a release. */
const plain = ['core.autocrlf=false', 'core.fileMode=false'];
const plainFiles = plain.flatMap((setting) => ['-c', setting]);

/** How long git may be silent while it fetches the files of a release. It shows no progress then. */
const silenceMs = 300_000;

/** Returns an environment that makes git use a folder and a new index. */
const envFor = ({ work }: Store, folder: string) => ({
  GIT_INDEX_FILE: path.join(work, `${randomUUID()}.index`),
  GIT_WORK_TREE: folder,
});

/**
 * Returns the files of a release in the cache. Missing or changed files are checked out from the store.
 * @throws Refusal that names the release if the store does not have all of it.
 */
export async function checkOut(store: Store, name: string, tree: string): Promise<Release> {
  const cached = path.join(store.releases, tree);
  const version = versionOf(tree);
  if (isIntact(cached)) return readRelease(name, cached, version);
  const folder = path.join(store.work, randomUUID());
  try {
    await rm(cached, { recursive: true, force: true });
    await assertReleaseFiles(store, name, tree);
    await mkdir(folder, { recursive: true });
    // git fetches missing objects.
    const options = { env: envFor(store, folder), isRemote: true, silenceMs };
    await readCopy(store, [...plainFiles, 'read-tree', '--reset', '-u', tree], options);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new Refusal(name, `release ${version} cannot be read (${error.message}); go back, or release it again`);
  }
  await moveToCache(store, name, folder, tree);
  return readRelease(name, cached, version);
}

async function addTree(store: Store, folder: string): Promise<string> {
  await mkdir(store.work, { recursive: true });
  const env = envFor(store, folder);
  // Every checkout makes the compressed files and the stamp again. A source map stays on this machine.
  const paths = [folder, ...['*.br', '*.gz', '*.map', stampFile].map((made) => `:(exclude,glob)${folder}/**/${made}`)];
  await gitIn(store, [...plainFiles, 'add', '--all', '--force', ...paths], { env });
  return (await gitIn(store, ['write-tree'], { env })).trim();
}

/** Returns the files of a release in the cache, from any store. Returns null if files are missing or have changed. */
export async function findCached(store: Store, name: string, tree: string): Promise<Release | null> {
  const cached = path.join(store.releases, tree);
  if (!isIntact(cached) || (await addTree(store, cached)) !== tree) return null;
  return readRelease(name, cached, versionOf(tree));
}

/**
 * Writes the files of a release's folder to git, and moves the folder into the cache.
 * @returns the tree.
 * @throws Refusal if the folder contains a file that releases cannot have.
 */
export async function writeTree(store: Store, name: string, folder: string): Promise<string> {
  const tree = await addTree(store, folder);
  await assertReleaseFiles(store, name, tree);
  await moveToCache(store, name, folder, tree);
  return tree;
}

/**
 * Reads the manifest of a release without fetching its other files. Returns empty lists if it has none.
 * @throws UserError if the store does not provide it.
 */
export async function readManifest(store: Store, tree: string): Promise<Summary> {
  const cached = await readFile(path.join(store.releases, tree, manifestFile), 'utf8').catch(() => null);
  if (cached !== null) return parseManifest(cached);
  const read = async (...args: readonly string[]) =>
    readCopy(store, args, { isRemote: true }).catch((error: unknown) => {
      throw unreadable(store, error);
    });
  // Anyone may have pushed a folder or a link with this name.
  const isFile = (await read('ls-tree', tree, manifestFile)).startsWith('100644 blob ');
  const text = isFile ? await read('cat-file', 'blob', `${tree}:${manifestFile}`) : '';
  return parseManifest(text.length > mostBytes(manifestFile) ? '' : text);
}

/** Returns the addresses of a release's pages, if there is a release. */
export const pagesOf = async (store: Store, release: Commit | undefined): Promise<readonly string[]> =>
  release ? (await readManifest(store, release.tree)).pages : [];
