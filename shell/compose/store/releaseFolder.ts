import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressedSize } from '../../hosts/compress';
import { isPublicFile } from '../Release';
import { Refusal } from '../UserError';
import { versionOf } from './Commit';
import { git, GitError, withoutSettings } from './git';
import { networkTimeoutMs } from './store';
import type { Store } from './store';

/** What a release may hold. */
const isReleaseFile = (file: string) =>
  /^(release\.json|(shell|remoteEntry)\.js|(shell|home|section)\.css|mf-manifest\.json|prerender\.cjs|(fonts|images)\/[A-Za-z0-9_][\w.-]*)$/.test(
    file,
  );

/** Refuses a release with what is no plain file of those that releases have. */
async function refuseOtherFiles({ copy }: Store, name: string, tree: string): Promise<void> {
  for (const line of (await git(copy, ['ls-tree', '-r', '-z', tree])).split('\0').filter(Boolean)) {
    const [, mode, file = ''] = /^(\d+) [^\t]*\t(.*)$/s.exec(line) ?? [];
    if (mode === '100644' && isReleaseFile(file)) continue;
    throw new Refusal(name, `release ${versionOf(tree)} holds '${file}', which no release has; release it anew`);
  }
}

/** The files of a folder as git's index knows files: by their sizes and the moments they were written. */
const stampOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .sort()
    .map((file) => {
      const { size, mtimeMs } = statSync(path.join(folder, file));
      return `${file} ${size} ${Math.round(mtimeMs)}`;
    })
    .join('\n');

/** The file beside a folder that says which files it was made with. */
const stampFile = (folder: string) => `${folder}.files`;

/** Whether a folder stands as it was made. */
function isWhole(folder: string): boolean {
  try {
    return readFileSync(stampFile(folder), 'utf8') === stampOf(folder);
  } catch {
    return false;
  }
}

/** Fetches the files of a release that are not here yet. */
async function fetchFiles({ copy }: Store, tree: string): Promise<void> {
  const listed = await git(copy, ['rev-list', '--objects', '--missing=print', '--no-object-names', tree]);
  const missing = listed.split('\n').filter((line) => line.startsWith('?'));
  if (missing.length === 0) return;
  const ask = ['-c', 'fetch.negotiationAlgorithm=noop', 'fetch', '--quiet', '--no-tags', '--no-write-fetch-head'];
  const input = missing.map((line) => `${line.slice(1)}\n`).join('');
  await git(copy, [...ask, '--filter=blob:none', 'store', '--stdin'], { input, timeoutMs: networkTimeoutMs });
}

/** Puts a folder that holds a whole release, with the compressed forms of its files, where its content is looked for. */
async function keep({ releases }: Store, folder: string, tree: string): Promise<string> {
  const place = path.join(releases, tree);
  const files = (await readdir(folder)).filter(isPublicFile);
  await Promise.all(files.map((file) => compressedSize(path.join(folder, file))));
  await mkdir(releases, { recursive: true });
  // The stamp comes first: nobody takes a folder without one for a damaged one.
  await writeFile(stampFile(place), stampOf(folder));
  // Another command may have put the same there meanwhile.
  await rename(folder, place).catch(async (error: unknown) => {
    if (!existsSync(place)) throw error;
    await writeFile(stampFile(place), stampOf(place));
    await rm(folder, { recursive: true, force: true });
  });
  return place;
}

/** A folder and an index of git's own beside the repository: see gitrepository-layout. */
const at = (folder: string, index: string) => ({ ...withoutSettings, GIT_INDEX_FILE: index, GIT_WORK_TREE: folder });

/**
 * The folder of a release, with its files as they were released. It is made from the store where it is not here, or was
 * touched.
 * @throws Refusal naming the release where the store cannot give all of it.
 */
export async function checkOut(store: Store, name: string, tree: string): Promise<string> {
  const place = path.join(store.releases, tree);
  if (isWhole(place)) return place;
  const work = path.join(store.work, randomUUID());
  const folder = path.join(work, 'files');
  const env = at(folder, path.join(work, 'index'));
  try {
    await rm(place, { recursive: true, force: true });
    await refuseOtherFiles(store, name, tree);
    await fetchFiles(store, tree);
    await mkdir(folder, { recursive: true });
    await git(store.copy, ['read-tree', tree], { env });
    await git(store.copy, ['checkout-index', '--all'], { env });
    return await keep(store, folder, tree);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new Refusal(
      name,
      `release ${versionOf(tree)} cannot be read (${error.message}); go back, or release it anew`,
    );
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/**
 * Gives the files of a release's folder to git, and keeps the folder under their name.
 * @returns the tree.
 * @throws Refusal where it holds what no release has.
 */
export async function writeTree(store: Store, name: string, folder: string): Promise<string> {
  const index = `${folder}.index`;
  const env = at(folder, index);
  // Compressed forms are made anew where a release is taken out.
  const paths = [folder, ...['br', 'gz'].map((form) => `:(exclude,glob)${folder}/**/*.${form}`)];
  await git(store.copy, ['-c', 'core.fileMode=false', 'add', '--all', '--force', ...paths], { env });
  const tree = (await git(store.copy, ['write-tree'], { env })).trim();
  await rm(index, { force: true });
  await refuseOtherFiles(store, name, tree);
  await keep(store, folder, tree);
  return tree;
}
