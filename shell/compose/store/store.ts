import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestFile } from '../Release';
import { errorMessage, Refusal, UserError } from '../UserError';
import { historyFormat, parseHistories, shortName } from './Commit';
import type { Commit, History } from './Commit';
import { assertGit, git, GitError } from './git';

/** The history of every package that has been released, by its name. */
export type Branches = ReadonlyMap<string, History>;

/** The releases of a site: branches `releases/<package>` of a repository that git reaches. */
export interface Store {
  /** A folder of this machine, or an address. */
  readonly address: string;
  /** The bare repository of this machine that releases are fetched into and pushed from. */
  readonly copy: string;
  /** The folder of checked out releases. */
  readonly releases: string;
  /** The folder for checking out. */
  readonly work: string;
}

/** The folders of a store and its cache on this machine: see `dirs`. */
interface StoreDirs {
  /** The repository of the sources: `SITE_STORE` may name a remote of it. */
  readonly root: string;
  readonly store: string;
  readonly cache: string;
  readonly work: string;
}

/** How long a store may take to answer, in milliseconds. */
export const networkTimeoutMs = 60_000;

/** The branch of a package in a store. */
export const branch = (name: string) => `refs/heads/releases/${name}`;
const fetchedBranches = 'refs/remotes/store/';

/** Makes a bare repository where there is none. */
async function makeRepository(folder: string, ...settings: readonly string[]): Promise<void> {
  if (existsSync(path.join(folder, 'HEAD'))) return;
  await mkdir(folder, { recursive: true });
  await assertGit(folder);
  await git(folder, ['init', '--quiet', '--bare', '.']);
  for (const setting of settings) await git(folder, ['config', ...setting.split('=')]);
}

/** The address of the store that `SITE_STORE` names: a path, an address, or a remote of this repository such as `origin`. */
async function storeAddress({ root, store }: StoreDirs, named: string | undefined): Promise<string> {
  if (!named) return store;
  const remote =
    /^[\w-]+$/.test(named) && (await git(root, ['--git-dir=.git', 'remote', 'get-url', named]).catch(() => ''));
  return remote ? remote.trim() : /^(\w+:\/\/|[\w.-]+@?[\w.-]*:(?!\\))/.test(named) ? named : path.resolve(named);
}

/**
 * The store of this site: the repository that `SITE_STORE` names, or else `dist/store.git`, which is made where missing.
 * @throws UserError where git is missing or too old.
 */
export async function openStore(dirs: StoreDirs, named = process.env['SITE_STORE']): Promise<Store> {
  const { cache, work } = dirs;
  const address = await storeAddress(dirs, named);
  if (address === dirs.store) {
    // Refuses force-pushes, which lose releases. Allows fetches without files.
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

/** The branches as last fetched or pushed here. */
export async function readBranches({ copy }: Store): Promise<Branches> {
  const which = [`--glob=${fetchedBranches}*`, `--decorate-refs=${fetchedBranches}*`, '--decorate=full'];
  const log = await git(copy, ['log', '--first-parent', `--format=${historyFormat}`, ...which]);
  const branches = [...parseHistories(log)].sort(([a], [b]) => a.localeCompare(b));
  return new Map(branches.map(([ref, history]) => [ref.slice(fetchedBranches.length), history]));
}

const withoutFiles = ['--filter=blob:none'];

/** Fetches only commits and trees from a remote store, and the files of a release when they are needed. */
const filterFor = ({ address }: Store) => (path.isAbsolute(address) ? [] : withoutFiles);

const isDamage = (error: unknown) => error instanceof GitError && error.message.endsWith('is corrupt');

/**
 * Fetches the branches from the store. A branch that was pushed by force stays as it was known here.
 * @returns the branches, and a note for each such branch.
 * @throws UserError where the store does not answer.
 */
export async function fetchBranches(store: Store): Promise<{ branches: Branches; notes: readonly string[] }> {
  const ask = ['fetch', '--no-tags', '--no-write-fetch-head', '--no-auto-gc'];
  const fetch = (filter: readonly string[]) =>
    git(store.copy, [...ask, ...filter, 'store'], { timeoutMs: networkTimeoutMs });
  // Without its files, a damaged release does not keep the whole ones from being fetched.
  const retry = (error: unknown) => (isDamage(error) ? fetch(withoutFiles) : Promise.reject(error));
  const output = await fetch(filterFor(store))
    .catch(retry)
    .catch((error: unknown) => {
      if (!(error instanceof GitError)) throw error;
      // Another command of this machine fetched the same at the same time.
      if (/\[rejected\]|is at [0-9a-f]+ but expected/.test(error.stderr)) return error.stderr;
      const remedy = isDamage(error) ? 'put that file back from a backup or another copy of the store; ' : '';
      throw new UserError(
        `The store ${store.address} cannot be read (${error.message}); ${remedy}the site stays as it is`,
      );
    });
  const forced = [...output.matchAll(/\[rejected\]\s+releases\/(\S+)/g)].map(([, name = '']) => name);
  const branches = await readBranches(store);
  const notes = forced.map((name) => {
    const known = shortName(branches.get(name)?.[0]?.id ?? '');
    return `⚠ ${name}: its branch was pushed by force and no longer holds ${known}, which stays; push a release that follows it, or take what is there: npm run compose -- --accept ${name}`;
  });
  return { branches, notes };
}

/**
 * Fetches the release of a section from another store.
 * @throws Refusal where that store does not answer or has no release.
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

/** Forgets a fetched branch, so that the next fetch accepts a forced push. */
export const resetBranch = ({ copy }: Store, name: string) => git(copy, ['update-ref', '-d', fetchedBranches + name]);

/** Whether a release is signed by somebody named in the file of `SITE_SIGNERS` (git's `gpg.ssh.allowedSignersFile`). */
export async function isSigned({ copy }: Store, { id }: Commit, signers: string): Promise<boolean> {
  const settings = ['-c', `gpg.ssh.allowedSignersFile=${path.resolve(signers)}`];
  return git(copy, [...settings, 'verify-commit', id]).then(
    () => true,
    () => false,
  );
}

/** The manifest of a release, without fetching its other files; null where it has none. */
export const readManifest = ({ copy, releases }: Store, tree: string): Promise<string | null> =>
  readFile(path.join(releases, tree, manifestFile), 'utf8').catch(() =>
    git(copy, ['cat-file', 'blob', `${tree}:${manifestFile}`]).catch(() => null),
  );
