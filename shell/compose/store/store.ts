import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { compressedSize } from '../../hosts/compress';
import { isPublicFile } from '../Release';
import { buildTime } from '../settings';
import { errorMessage, Refusal, UserError } from '../UserError';
import { historyFormat, parseHistory, shortName, versionOf } from './Commit';
import type { Commit, History, Trailers } from './Commit';
import { assertGit, git, GitError, withoutSettings } from './git';

/** What is live and was: the history of every package that has been released, by its name. */
export type Truth = ReadonlyMap<string, History>;

/** The releases of a site: branches `releases/<package>` of a repository that git reaches. */
export interface Store {
  /** Where it is: a folder of this machine, or an address. */
  readonly address: string;
  /** The bare repository of this machine that releases are fetched into and pushed from. */
  readonly copy: string;
  /** Where releases that were taken out of it stand. */
  readonly releases: string;
  /** Where they are taken out. */
  readonly work: string;
  /** Histories that have been read, by the commit they begin with: what a commit follows never changes. */
  readonly histories: Map<string, Promise<History>>;
  /** Folders of releases that have been looked at, by their content: each is read from the disk once. */
  readonly folders: Map<string, Promise<string>>;
}

/** Where a store and what comes from it stand on this machine; see `dirs`. */
interface StorePlaces {
  /** The repository of the sources: `SITE_STORE` may name a remote of it. */
  readonly root: string;
  readonly store: string;
  readonly cache: string;
  readonly work: string;
}

/** How long a store may take to answer, in milliseconds. */
const networkTimeoutMs = 60_000;

const branch = (name: string) => `refs/heads/releases/${name}`;
const fetchedBranches = 'refs/remotes/store/';

/** Makes a bare repository where none stands. */
async function makeRepository(folder: string, ...settings: readonly string[]): Promise<void> {
  if (existsSync(path.join(folder, 'HEAD'))) return;
  await mkdir(folder, { recursive: true });
  await git(folder, ['init', '--quiet', '--bare', '.']);
  for (const setting of settings) await git(folder, ['config', ...setting.split('=')]);
}

/** Where the store is that `SITE_STORE` names: a path, an address, or a remote of this repository such as `origin`. */
async function storeAddress({ root, store }: StorePlaces, named: string | undefined): Promise<string> {
  if (!named) return store;
  const remote =
    /^[\w-]+$/.test(named) && (await git(path.join(root, '.git'), ['remote', 'get-url', named]).catch(() => ''));
  return remote ? remote.trim() : /^(\w+:\/\/|[\w.-]+@?[\w.-]*:(?!\\))/.test(named) ? named : path.resolve(named);
}

/**
 * The store of this site: `dist/store.git`, which is made when it is needed first, or the repository that `SITE_STORE` names.
 * @throws UserError where there is no git, or too old a one.
 */
export async function openStore(places: StorePlaces, named = process.env['SITE_STORE']): Promise<Store> {
  const { cache, work } = places;
  await mkdir(cache, { recursive: true });
  await assertGit(cache);
  const address = await storeAddress(places, named);
  if (address === places.store) {
    // Nobody's release is lost by a force-push; a fetch may leave out files it does not need.
    await makeRepository(address, 'receive.denyNonFastForwards=true', 'uploadpack.allowFilter=true');
  }
  const copy = path.join(cache, `store-${createHash('sha256').update(address).digest('hex').slice(0, 8)}.git`);
  await makeRepository(
    copy,
    `remote.store.url=${address}`,
    `remote.store.fetch=refs/heads/releases/*:${fetchedBranches}*`,
  );
  return { address, copy, releases: path.join(cache, 'releases'), work, histories: new Map(), folders: new Map() };
}

async function readHistory({ copy }: Store, id: string): Promise<History> {
  return parseHistory(await git(copy, ['log', '--first-parent', `--format=${historyFormat}`, id]));
}

/** The truth as it was fetched last, and pushed since. */
export async function readTruth(store: Store): Promise<Truth> {
  const list = await git(store.copy, ['for-each-ref', '--format=%(objectname) %(refname)', fetchedBranches]);
  const branches = list
    .split('\n')
    .filter(Boolean)
    .map(async (line) => {
      const [id = '', ref = ''] = line.split(' ');
      const history = store.histories.get(id) ?? readHistory(store, id);
      store.histories.set(id, history);
      return [ref.slice(fetchedBranches.length), await history] as const;
    });
  return new Map((await Promise.all(branches)).sort(([a], [b]) => a.localeCompare(b)));
}

/** A store elsewhere sends commits and folders first, and the files of a release when it is needed. */
const filterFor = ({ address }: Store) => (path.isAbsolute(address) ? [] : ['--filter=blob:none']);

/**
 * Asks the store what is live. A branch that somebody has pushed by force, so that it no longer leads on from what was live
 * here, stays as it was.
 * @returns the truth, and a line for each such branch.
 * @throws UserError where the store does not answer.
 */
export async function fetchTruth(store: Store): Promise<{ truth: Truth; notes: readonly string[] }> {
  const ask = ['fetch', '--no-tags', '--no-write-fetch-head', '--no-auto-gc', ...filterFor(store), 'store'];
  const said = await git(store.copy, ask, { timeoutMs: networkTimeoutMs }).catch((error: unknown) => {
    if (!(error instanceof GitError)) throw error;
    // Another command of this machine has fetched the same at the same time.
    if (/\[rejected\]|is at [0-9a-f]+ but expected/.test(error.said)) return error.said;
    throw new UserError(`The store ${store.address} cannot be read (${error.message}); what stands stays`);
  });
  const forced = [...said.matchAll(/\[rejected\]\s+releases\/(\S+)/g)].map(([, name = '']) => name);
  const truth = await readTruth(store);
  const notes = forced.map((name) => {
    const known = shortName(truth.get(name)?.[0]?.id ?? '');
    return `⚠ ${name}: its branch was pushed by force and no longer holds ${known}, which stays; push a release that follows it, or take what is there: npm run compose -- --accept ${name}`;
  });
  return { truth, notes };
}

/**
 * What another store offers of a section: the release on its branch there.
 * @throws Refusal where that store does not answer, or has none.
 */
export async function fetchOrigin({ copy }: Store, name: string, address: string): Promise<Commit> {
  const ref = `refs/remotes/origins/${name}`;
  const ask = [
    'fetch',
    '--quiet',
    '--no-tags',
    '--no-write-fetch-head',
    '--no-auto-gc',
    address,
    `+${branch(name)}:${ref}`,
  ];
  await git(copy, ask, { timeoutMs: networkTimeoutMs }).catch((error: unknown) => {
    throw new Refusal(name, `its origin ${address} cannot be read (${errorMessage(error)}); look after that store`);
  });
  const [commit] = parseHistory(await git(copy, ['log', '-1', `--format=${historyFormat}`, ref]));
  if (!commit) throw new Refusal(name, `its origin ${address} has no release`);
  return commit;
}

/** Forgets what was known of a branch: the next fetch takes what is there. */
export const forgetBranch = ({ copy }: Store, name: string) => git(copy, ['update-ref', '-d', fetchedBranches + name]);

/** A file of a release, as git knows it. */
interface TreeFile {
  readonly file: string;
  /** The hash git names its bytes by. */
  readonly id: string;
}

/** What a release may hold. */
const isReleaseFile = (file: string) =>
  /^(release\.json|(shell|remoteEntry)\.js|(shell|home|section)\.css|mf-manifest\.json|prerender\.cjs|(fonts|images)\/[A-Za-z0-9_][\w.-]*)$/.test(
    file,
  );

/** The files of a release; refused is what is no plain file of those that releases have. */
async function filesIn({ copy }: Store, name: string, tree: string): Promise<TreeFile[]> {
  const lines = (await git(copy, ['ls-tree', '-r', '-z', tree])).split('\0').filter(Boolean);
  return lines.map((line) => {
    const [, mode, id = '', file = ''] = /^(\d+) \w+ ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
    if (mode === '100644' && isReleaseFile(file)) return { file, id };
    throw new Refusal(name, `release ${versionOf(tree)} holds '${file}', which no release has; release it anew`);
  });
}

/** The hash git gives a file of these bytes (gitformat-pack: the object's type and size come first). */
const blobId = (bytes: Buffer, like: string) =>
  createHash(like.length === 40 ? 'sha1' : 'sha256')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex');

/** Whether a folder holds the files of a release, byte for byte. */
async function isWhole(folder: string, files: readonly TreeFile[]): Promise<boolean> {
  const checks = files.map(async ({ file, id }) => {
    const bytes = await readFile(path.join(folder, file)).catch(() => null);
    return bytes !== null && blobId(bytes, id) === id;
  });
  return (await Promise.all(checks)).every(Boolean);
}

const unpack = { br: promisify(brotliDecompress), gz: promisify(gunzip) } as const;

/** Whether the compressed forms of a release's files, which hosts send in their place, hold the same bytes. */
async function areFormsWhole(folder: string, files: readonly TreeFile[]): Promise<boolean> {
  const forms = files
    .filter(({ file }) => isPublicFile(file))
    .flatMap(({ file, id }) =>
      Object.entries(unpack).map(([form, unpacked]) => ({ file: `${file}.${form}`, id, unpacked })),
    );
  const checks = forms.map(async ({ file, id, unpacked }) => {
    const bytes = await readFile(path.join(folder, file))
      .then(unpacked)
      .catch(() => null);
    return bytes !== null && blobId(bytes, id) === id;
  });
  return (await Promise.all(checks)).every(Boolean);
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
  await mkdir(path.dirname(place), { recursive: true });
  // Another command may have put the same there meanwhile.
  await rename(folder, place).catch(async (error: unknown) => {
    if (!existsSync(place)) throw error;
    await rm(folder, { recursive: true, force: true });
  });
  return place;
}

/**
 * The folder of a release, with its files as they were released. It is made from the store where it is not here, or damaged.
 * @throws Refusal naming the release where the store cannot give all of it.
 */
export function checkOut(store: Store, name: string, tree: string): Promise<string> {
  const known = store.folders.get(tree) ?? takeOut(store, name, tree);
  store.folders.set(tree, known);
  return known;
}

async function takeOut(store: Store, name: string, tree: string): Promise<string> {
  const place = path.join(store.releases, tree);
  const work = path.join(store.work, randomUUID());
  try {
    const files = await filesIn(store, name, tree);
    if ((await isWhole(place, files)) && (await areFormsWhole(place, files))) return place;
    await rm(place, { recursive: true, force: true });
    await fetchFiles(store, tree);
    const folder = path.join(work, 'files');
    await mkdir(folder, { recursive: true });
    const env = { ...withoutSettings, GIT_INDEX_FILE: path.join(work, 'index'), GIT_WORK_TREE: folder };
    await git(store.copy, ['read-tree', tree], { env });
    await git(store.copy, ['checkout-index', '--all'], { env });
    if (!(await isWhole(folder, files))) throw new GitError('not all of its files came');
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
 * Gives the files of a folder to git, and keeps the folder under their name.
 * @returns the tree.
 */
export async function writeTree(store: Store, folder: string): Promise<string> {
  const { copy } = store;
  const index = `${folder}.index`;
  const env = { ...withoutSettings, GIT_INDEX_FILE: index, GIT_WORK_TREE: folder };
  // Compressed forms are made anew where a release is taken out.
  const paths = [folder, ...['br', 'gz'].map((form) => `:(exclude,glob)${folder}/**/*.${form}`)];
  await git(copy, ['-c', 'core.fileMode=false', 'add', '--all', '--force', ...paths], { env });
  const tree = (await git(copy, ['write-tree'], { env })).trim();
  await rm(index, { force: true });
  await keep(store, folder, tree);
  return tree;
}

/** A release that is to go live. */
export interface NewRelease {
  readonly name: string;
  readonly tree: string;
  /** What its owner says of it, in a line. */
  readonly subject: string;
  readonly trailers: Trailers;
}

/** Who commits, and whether that is signed, by git's settings; a machine that knows nobody by name names its account. */
interface Identity {
  readonly env: Readonly<Record<string, string>>;
  readonly isSigning: boolean;
}

async function identity(copy: string): Promise<Identity> {
  const settings = await git(copy, ['config', '--get-regexp', '^(user\\.(name|email)|commit\\.gpgsign)$']).catch(
    () => '',
  );
  const isSigning = /^commit\.gpgsign true$/m.test(settings);
  if (/^user\.name /m.test(settings) || process.env['GIT_COMMITTER_NAME']) return { env: {}, isSigning };
  const { username } = userInfo();
  const email = `${username}@localhost`;
  const env = {
    GIT_AUTHOR_NAME: username,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: username,
    GIT_COMMITTER_EMAIL: email,
  };
  return { env, isSigning };
}

async function writeCommit(
  { copy }: Store,
  release: NewRelease,
  parent: Commit | undefined,
  { env: who, isSigning }: Identity,
): Promise<string> {
  const date = `${Math.floor(buildTime().getTime() / 1000)} +0000`;
  const env = { ...who, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const lines = Object.entries(release.trailers).flatMap(([key, value]) => (value ? [`${key}: ${value}`] : []));
  const input = `${release.subject}\n\n${lines.join('\n')}\n`;
  const parents = parent ? ['-p', parent.id] : [];
  const args = ['commit-tree', release.tree, ...parents, ...(isSigning ? ['-S'] : []), '-F', '-'];
  return (await git(copy, args, { env, input })).trim();
}

/**
 * Puts releases on their branches, all of them or none, unless something else went live there meanwhile.
 * @param truth what they follow.
 * @returns whether they are live now: false where a branch has gone on.
 * @throws UserError where the store refuses them, or does not answer.
 */
export async function pushReleases(store: Store, releases: readonly NewRelease[], truth: Truth): Promise<boolean> {
  const who = await identity(store.copy);
  const commits = await Promise.all(
    releases.map(async (release) => ({
      name: release.name,
      id: await writeCommit(store, release, truth.get(release.name)?.[0], who),
    })),
  );
  const pushed = commits.map(({ name, id }) => `${id}:${branch(name)}`);
  const atomic = commits.length > 1 ? ['--atomic'] : [];
  try {
    await git(store.copy, ['push', '--quiet', ...atomic, 'store', ...pushed], { timeoutMs: networkTimeoutMs });
    return true;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    // The line may have been cut after the store had taken them.
    const present = await fetchTruth(store).catch(() => null);
    if (commits.every(({ name, id }) => present?.truth.get(name)?.[0]?.id === id)) return true;
    if (/fetch first|non-fast-forward|but expected|cannot lock ref/.test(error.said)) return false;
    const names = commits.map(({ name }) => name).join(', ');
    const reason = /\[remote rejected\].*\((.*)\)/.exec(error.said)?.[1] ?? errorMessage(error);
    throw new UserError(
      `${names}: the store ${store.address} does not take the release (${reason}); nothing has changed`,
    );
  }
}

/** Whether somebody whom `SITE_SIGNERS` names (git's `gpg.ssh.allowedSignersFile`) has signed a release. */
export async function isSigned({ copy }: Store, { id }: Commit, signers: string): Promise<boolean> {
  const settings = ['-c', `gpg.ssh.allowedSignersFile=${path.resolve(signers)}`];
  return git(copy, [...settings, 'verify-commit', id]).then(
    () => true,
    () => false,
  );
}

/** What a release says of itself, without its other files being fetched; null where it says nothing. */
export const readManifest = ({ copy }: Store, tree: string): Promise<string | null> =>
  git(copy, ['cat-file', 'blob', `${tree}:release.json`]).catch(() => null);
