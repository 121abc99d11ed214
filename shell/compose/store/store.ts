import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { manifestFile } from '../Release';
import { buildTime } from '../settings';
import { errorMessage, Refusal, UserError } from '../UserError';
import { historyFormat, parseHistories, shortName } from './Commit';
import type { Commit, History, Trailers } from './Commit';
import { assertGit, git, GitError } from './git';

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
export const networkTimeoutMs = 60_000;

const branch = (name: string) => `refs/heads/releases/${name}`;
const fetchedBranches = 'refs/remotes/store/';

/** Makes a bare repository where none stands. */
async function makeRepository(folder: string, ...settings: readonly string[]): Promise<void> {
  if (existsSync(path.join(folder, 'HEAD'))) return;
  await mkdir(folder, { recursive: true });
  await assertGit(folder);
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
  return { address, copy, releases: path.join(cache, 'releases'), work };
}

/** The truth as it was fetched last, and pushed since. */
export async function readTruth({ copy }: Store): Promise<Truth> {
  const which = [`--glob=${fetchedBranches}*`, `--decorate-refs=${fetchedBranches}*`, '--decorate=full'];
  const log = await git(copy, ['log', '--first-parent', `--format=${historyFormat}`, ...which]);
  const branches = [...parseHistories(log)].sort(([a], [b]) => a.localeCompare(b));
  return new Map(branches.map(([ref, history]) => [ref.slice(fetchedBranches.length), history]));
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
  const log = await git(copy, [
    'log',
    '-1',
    `--format=${historyFormat}`,
    '--decorate=full',
    `--decorate-refs=${ref}`,
    ref,
  ]);
  const [commit] = parseHistories(log).get(ref) ?? [];
  if (!commit) throw new Refusal(name, `its origin ${address} has no release`);
  return commit;
}

/** Forgets what was known of a branch: the next fetch takes what is there. */
export const forgetBranch = ({ copy }: Store, name: string) => git(copy, ['update-ref', '-d', fetchedBranches + name]);

/** A release that is to go live. */
export interface NewRelease {
  readonly name: string;
  readonly tree: string;
  /** What its owner says of it, in a line. */
  readonly subject: string;
  readonly trailers: Trailers;
}

/** Who commits where git's settings name nobody: the account of this machine. */
async function identity(copy: string): Promise<Readonly<Record<string, string>>> {
  const isKnown = await git(copy, ['config', 'user.name']).catch(() => process.env['GIT_COMMITTER_NAME']);
  if (isKnown) return {};
  const { username } = userInfo();
  return Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((role) => [
      [`GIT_${role}_NAME`, username],
      [`GIT_${role}_EMAIL`, `${username}@localhost`],
    ]),
  );
}

/** Whether releases are signed here, by git's settings. */
const isSigning = async (copy: string) =>
  (await git(copy, ['config', '--type=bool', 'commit.gpgsign']).catch(() => '')).trim() === 'true';

async function writeCommit(
  { copy }: Store,
  { tree, subject, trailers }: NewRelease,
  parent: Commit | undefined,
): Promise<string> {
  const date = `${Math.floor(buildTime().getTime() / 1000)} +0000`;
  const env = { ...(await identity(copy)), GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const lines = Object.entries(trailers).flatMap(([key, value]) => (value ? [`${key}: ${value}`] : []));
  const options = [...(parent ? ['-p', parent.id] : []), ...((await isSigning(copy)) ? ['-S'] : [])];
  const input = `${subject}\n\n${lines.join('\n')}\n`;
  return (await git(copy, ['commit-tree', tree, ...options, '-F', '-'], { env, input })).trim();
}

/**
 * Puts releases on their branches, all of them or none, unless something else went live there meanwhile.
 * @param truth what they follow.
 * @returns whether they are live now: false where a branch has gone on.
 * @throws UserError where the store refuses them, or does not answer.
 */
export async function pushReleases(store: Store, releases: readonly NewRelease[], truth: Truth): Promise<boolean> {
  const commits = await Promise.all(
    releases.map(async (release) => ({
      name: release.name,
      id: await writeCommit(store, release, truth.get(release.name)?.[0]),
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
export const readManifest = ({ copy, releases }: Store, tree: string): Promise<string | null> =>
  readFile(path.join(releases, tree, manifestFile), 'utf8').catch(() =>
    git(copy, ['cat-file', 'blob', `${tree}:${manifestFile}`]).catch(() => null),
  );
