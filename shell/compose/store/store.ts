import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import type { dirs } from '../dirs';
import { errorMessage, Refusal, UserError } from '../UserError';
import { historyFormat, parseHistories, shortName, type Commit, type History } from './Commit';
import { assertGit, commitTree, git, GitError, signatureFault } from './git';

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

/** How long a store may take to answer, in milliseconds. */
export const networkTimeoutMs = 60_000;

const branch = (name: string) => `refs/heads/releases/${name}`;
const fetchedBranches = 'refs/remotes/store/';
const originBranches = 'refs/remotes/origins/';

/** Makes a bare repository, whole or not at all. @param work the folder where it is prepared. */
async function makeRepository(folder: string, work: string, settings: Readonly<Record<string, string>>): Promise<void> {
  if (existsSync(path.join(folder, 'HEAD'))) return;
  const made = path.join(work, randomUUID());
  await mkdir(made, { recursive: true });
  await assertGit(made);
  await git(made, ['init', '--quiet', '--bare', '.']);
  for (const [name, value] of Object.entries(settings)) await git(made, ['config', name, value]);
  await mkdir(path.dirname(folder), { recursive: true });
  await rename(made, folder).catch((error: unknown) => {
    // Another command may have made it meanwhile.
    if (!existsSync(path.join(folder, 'HEAD'))) throw error;
  });
}

/** The address that a setting means: a path, an address, or a remote of the repository in a folder, such as `origin`. */
export async function addressOf(named: string, folder: string, setting = 'SITE_STORE'): Promise<string> {
  const ask = ['--git-dir=.git', 'remote', 'get-url', named];
  if (/^[\w-]+$/.test(named)) {
    const remote = await git(folder, ask).catch((error: unknown) => {
      if (error instanceof GitError && existsSync(named)) return '';
      throw error instanceof GitError
        ? new UserError(`${setting} is '${named}', which is no remote of this repository and no folder; correct it`)
        : error;
    });
    if (remote) return remote.trim();
  }
  return /^(\w+:\/\/|[\w.-]+@?[\w.-]*:(?!\\))/.test(named) ? named : path.resolve(named);
}

/**
 * The store of this site: the repository that `SITE_STORE` names, or else `dist/store.git`, which is made where missing.
 * @throws UserError where git is missing or too old.
 */
export async function openStore(
  { cache, root, store, stores, work }: Pick<typeof dirs, 'cache' | 'root' | 'store' | 'stores' | 'work'>,
  named = process.env['SITE_STORE'],
): Promise<Store> {
  const address = named ? await addressOf(named, root) : store;
  // Force-pushes would lose releases. The filter allows fetches without files.
  const settings = { 'receive.denyNonFastForwards': 'true', 'uploadpack.allowFilter': 'true' };
  if (address === store) await makeRepository(address, work, settings);
  const copy = path.join(stores, `${createHash('sha256').update(address).digest('hex').slice(0, 8)}.git`);
  const refs = `${branch('*')}:${fetchedBranches}*`;
  const remote = { 'remote.store.url': address, 'remote.store.fetch': refs };
  // The log tells what was pushed from here.
  await makeRepository(copy, work, { ...remote, 'maintenance.auto': 'false', 'core.logAllRefUpdates': 'true' });
  return { address, copy, releases: path.join(cache, 'releases'), work };
}

async function readHistories({ copy }: Store, refs: string): Promise<Branches> {
  const which = [`--glob=${refs}*`, `--decorate-refs=${refs}*`, '--decorate=full'];
  const log = await git(copy, ['log', '--first-parent', '--no-show-signature', ...historyFormat, ...which]);
  const branches = [...parseHistories(log)].sort(([a], [b]) => a.localeCompare(b));
  return new Map(branches.map(([ref, history]) => [ref.slice(refs.length), history]));
}

/** A fetch of nothing but what is asked for. */
const plainFetch = ['fetch', '--no-tags', '--no-write-fetch-head', '--no-prune'];

/** What is wrong with a store that git cannot read, and what to do. */
export function unreadable({ address }: Store, error: unknown): unknown {
  if (!(error instanceof GitError)) return error;
  const isDamage = error.message.endsWith('is corrupt');
  const remedy = isDamage ? 'put that file back from a backup or another copy of the store; ' : '';
  return new UserError(`The store ${address} cannot be read (${error.message}); ${remedy}the site stays as it is`);
}

/**
 * Fetches the branches from the store: commits and trees. git fetches files where they are checked out, so that a damaged
 * release does not keep the whole ones from being fetched. A branch that was pushed by force or deleted stays as it was known here.
 * @returns the branches, and a note for each such branch.
 * @throws UserError where the store does not answer.
 */
export async function fetchBranches(store: Store): Promise<{ branches: Branches; notes: readonly string[] }> {
  const { copy } = store;
  // With `--verbose`, git reports every branch of the store.
  const fetch = [...plainFetch, '--filter=blob:none', '--verbose', 'store'];
  const report = await git(copy, fetch, { timeoutMs: networkTimeoutMs, isReport: true }).catch((error: unknown) => {
    if (!(error instanceof GitError)) throw error;
    // Another command of this machine fetched the same at the same time.
    if (/\[rejected\]|is at [0-9a-f]+ but expected/.test(error.stderr)) return error.stderr;
    throw unreadable(store, error);
  });
  const branches = await readHistories(store, fetchedBranches);
  const forced = [...report.matchAll(/\[rejected\]\s+releases\/(\S+)/g)].map(([, name = '']) => {
    const known = shortName(branches.get(name)?.[0]?.id ?? '');
    return `⚠ ${name}: its branch was pushed by force and no longer holds ${known}, which stays here; to release after what is there, take it: npm run compose -- --accept ${name}`;
  });
  const there = [...report.matchAll(/releases\/(\S+)\s+->/g)].map(([, name]) => name);
  const gone = [...branches.keys()].filter((name) => !there.includes(name));
  const deleted = gone.map((name) => {
    const [putBack, forget] = [`push store store/${name}:${branch(name)}`, `branch -dr store/${name}`];
    return `⚠ ${name}: its branch is no longer in the store; what is known stays here; put it back: git -C "${copy}" ${putBack}, or forget it: git -C "${copy}" ${forget}`;
  });
  return { branches, notes: [...forced, ...deleted] };
}

/** A release that is to go live, and its package. */
export interface NewRelease extends Pick<Commit, 'tree' | 'subject' | 'trailers'> {
  readonly name: string;
}

/**
 * Pushes releases to their branches, all of them or none.
 * @param branches the branches that they follow.
 * @returns the branches with them; null where another release went live on one meanwhile.
 * @throws UserError where one is not signed as `SITE_SIGNERS` asks, or the store refuses them or does not answer.
 */
export async function pushReleases(store: Store, releases: readonly NewRelease[], branches: Branches) {
  const { address, copy } = store;
  const commits = releases.map(async ({ name, tree, subject, trailers }) => {
    const lines = Object.entries(trailers).flatMap(([key, value]) => (value ? [`${key}: ${value}`] : []));
    const message = `${subject}\n\n${lines.join('\n')}\n`;
    const id = await commitTree(copy, tree, branches.get(name)?.[0]?.id, message);
    const unsigned = await signatureFault(copy, id);
    if (unsigned) throw new Refusal(name, `its commit ${unsigned}; sign: git config --global commit.gpgsign true`);
    return { name, id };
  });
  const made = await Promise.all(commits);
  const refs = made.map(({ name, id }) => `${id}:${branch(name)}`);
  const atomic = made.length > 1 ? ['--atomic'] : [];
  try {
    await git(copy, ['push', '--quiet', ...atomic, 'store', ...refs], { timeoutMs: networkTimeoutMs });
    return await readHistories(store, fetchedBranches);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    const fetched = await fetchBranches(store).catch(() => null);
    const tip = (name: string, known?: Branches) => known?.get(name)?.[0]?.id;
    // The connection may have failed after the store had accepted them.
    if (fetched && made.every(({ name, id }) => tip(name, fetched.branches) === id)) return fetched.branches;
    // Where no branch has moved, the same push would be refused again.
    if (fetched && made.some(({ name }) => tip(name, fetched.branches) !== tip(name, branches))) return null;
    const names = made.map(({ name }) => name);
    const note = fetched?.notes.find((line) => names.includes(/^⚠ (\S+): .* by force/.exec(line)?.[1] ?? ''));
    if (note) throw new UserError(note.slice(2));
    const reason = /\[remote rejected\].*\((.*)\)/.exec(error.stderr)?.[1] ?? errorMessage(error);
    throw new UserError(
      `${names.join(', ')}: the store ${address} does not take the release (${reason}); nothing has changed`,
    );
  }
}

/** Whether a release was pushed from this machine, and not fetched. Copies of before may have no log: then it may be. */
export async function isFromHere({ copy }: Store, name: string, id: string): Promise<boolean> {
  const ask = ['log', '--walk-reflogs', '--no-show-signature', '--format=%H %gs', fetchedBranches + name];
  const log = await git(copy, ask).catch(() => '');
  return log === '' || log.includes(`${id} update by push`);
}

/** Fetches a branch from the store although it was pushed by force. @throws UserError where the store does not give it. */
export async function acceptBranch(store: Store, name: string): Promise<void> {
  const ask = [...plainFetch, '--quiet', 'store', `+${branch(name)}:${fetchedBranches}${name}`];
  await git(store.copy, ask, { timeoutMs: networkTimeoutMs }).catch((error: unknown) => {
    throw unreadable(store, error);
  });
}

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
