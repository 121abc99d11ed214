import { isInstalled, packages, sectionOf, sections, shell, type BuiltPackage } from '@site/build/packages';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { dirs } from '../dirs';
import { manifestFile, type Manifest } from '../Release';
import { errorMessage, Refusal, UserError } from '../UserError';
import { historyFormat, parseHistories, shortName, type Commit, type History } from './Commit';
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
  /** The folder for temporary files, which are removed at the end of a change. */
  readonly work: string;
}

type StoreDirs = Pick<typeof dirs, 'cache' | 'root' | 'store' | 'work'>;

/** How long a store may take to answer, in milliseconds. */
export const networkTimeoutMs = 60_000;

/** The branch of a package in a store. */
export const branch = (name: string) => `refs/heads/releases/${name}`;

/** Where the copy keeps branches: those of the store, and those of origins. */
const fetchedBranches = 'refs/remotes/store/';
const originBranches = 'refs/remotes/origins/';

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
  const branches = `refs/heads/releases/*:${fetchedBranches}*`;
  await makeRepository(copy, `remote.store.url=${address}`, `remote.store.fetch=${branches}`);
  return { address, copy, releases: path.join(cache, 'releases'), work };
}

/** The branches in a folder of refs. */
async function readHistories({ copy }: Store, refs: string): Promise<Branches> {
  const which = [`--glob=${refs}*`, `--decorate-refs=${refs}*`, '--decorate=full'];
  const log = await git(copy, ['log', '--first-parent', `--format=${historyFormat}`, ...which]);
  const branches = [...parseHistories(log)].sort(([a], [b]) => a.localeCompare(b));
  return new Map(branches.map(([ref, history]) => [ref.slice(refs.length), history]));
}

/** The branches as last fetched or pushed here. */
export const readBranches = (store: Store) => readHistories(store, fetchedBranches);

/**
 * Every package of the site. In its own repository these are the rows of `shell/build/sections.json`; the repository of one section
 * has no rows, and takes each package that the store has a branch of.
 */
export function sitePackages(branches: Branches): readonly BuiltPackage[] {
  if (!isInstalled) return packages;
  const others = [...branches.keys()].filter((name) => !packages.some((pkg) => pkg.name === name));
  const all = [...sections, ...others.map((name) => sectionOf({ name }))];
  return [shell, ...all.sort((a, b) => a.name.localeCompare(b.name))];
}

/** A fetch of nothing but what is asked for. */
export const plainFetch = ['fetch', '--no-tags', '--no-write-fetch-head', '--no-auto-gc'];

const withoutFiles = '--filter=blob:none';

const isDamage = (error: unknown) => error instanceof GitError && error.message.endsWith('is corrupt');

/**
 * Fetches the branches from the store; from a remote one only commits and trees. A branch that was pushed by force stays as
 * it was known here.
 * @returns the branches, and a note for each such branch.
 * @throws UserError where the store does not answer.
 */
export async function fetchBranches(store: Store): Promise<{ branches: Branches; notes: readonly string[] }> {
  const { address, copy } = store;
  const fetch = (...filter: readonly string[]) =>
    git(copy, [...plainFetch, ...filter, 'store'], { timeoutMs: networkTimeoutMs });
  const output = await (path.isAbsolute(address) ? fetch() : fetch(withoutFiles))
    // Without its files, a damaged release does not keep the whole ones from being fetched.
    .catch((error: unknown) => (isDamage(error) ? fetch(withoutFiles) : Promise.reject(error)))
    .catch((error: unknown) => {
      if (!(error instanceof GitError)) throw error;
      // Another command of this machine fetched the same at the same time.
      if (/\[rejected\]|is at [0-9a-f]+ but expected/.test(error.stderr)) return error.stderr;
      const remedy = isDamage(error) ? 'put that file back from a backup or another copy of the store; ' : '';
      throw new UserError(`The store ${address} cannot be read (${error.message}); ${remedy}the site stays as it is`);
    });
  const branches = await readBranches(store);
  const notes = [...output.matchAll(/\[rejected\]\s+releases\/(\S+)/g)].map(([, name = '']) => {
    const known = shortName(branches.get(name)?.[0]?.id ?? '');
    return `⚠ ${name}: its branch was pushed by force and no longer holds ${known}, which stays; push a release that follows it, or take what is there: npm run compose -- --accept ${name}`;
  });
  return { branches, notes };
}

/** Forgets a fetched branch, so that the next fetch accepts a forced push. */
export const resetBranch = ({ copy }: Store, name: string) => git(copy, ['update-ref', '-d', fetchedBranches + name]);

/**
 * Fetches the release of a section from another store.
 * @throws Refusal where that store does not answer or has no release.
 */
export async function fetchOrigin(store: Store, name: string, address: string): Promise<Commit> {
  const ask = [...plainFetch, '--quiet', address, `+${branch(name)}:${originBranches}${name}`];
  await git(store.copy, ask, { timeoutMs: networkTimeoutMs }).catch((error: unknown) => {
    throw new Refusal(name, `its origin ${address} cannot be read (${errorMessage(error)}); look after that store`);
  });
  const [commit] = (await readHistories(store, originBranches)).get(name) ?? [];
  if (!commit) throw new Refusal(name, `its origin ${address} has no release`);
  return commit;
}

/** Whether a release is signed by somebody named in the file of `SITE_SIGNERS` (git's `gpg.ssh.allowedSignersFile`). */
export const isSigned = ({ copy }: Store, { id }: Commit, signers: string): Promise<boolean> =>
  git(copy, ['-c', `gpg.ssh.allowedSignersFile=${path.resolve(signers)}`, 'verify-commit', id]).then(
    () => true,
    () => false,
  );

/** The manifest of a release, without fetching its other files; empty where it has none. */
export async function readManifest({ copy, releases }: Store, tree: string): Promise<Partial<Manifest>> {
  const text = await readFile(path.join(releases, tree, manifestFile), 'utf8').catch(() =>
    git(copy, ['cat-file', 'blob', `${tree}:${manifestFile}`]).catch(() => '{}'),
  );
  return JSON.parse(text) as Partial<Manifest>;
}
