import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { dirs } from '../../system/dirs';
import { errorMessage, Refusal, UserError } from '../../system/UserError';
import { historyFormat, parseHistories, shortName, type Commit, type History } from './Commit';
import { storeDamage } from './storeDamage';
import { assertGit, git, userGit, type GitOptions } from '../../git/git';
import { GitError } from '../../git/GitError';
import { commitTree, signatureFault } from '../../git/signedCommit';

/** The history of every released package, by package name. */
export type Branches = ReadonlyMap<string, History>;

/** The releases of a site: branches `releases/<package>` of a repository that git can reach. */
export interface Store {
  /** A folder of this machine, or an address. */
  readonly address: string;
  /** The bare repository on this machine. Releases are fetched into it and pushed from it. */
  readonly copy: string;
  /** The folder of checked out releases. */
  readonly releases: string;
  /** The folder for temporary files. They are removed at the end of a change. */
  readonly work: string;
}

const branch = (name: string) => `refs/heads/releases/${name}`;
const fetchedBranches = 'refs/remotes/store/';
const originBranches = 'refs/remotes/origins/';

/** Returns an address without its password, or without a token in place of a user. Secrets are neither stored nor shown. */
const withoutSecret = (address: string): string =>
  address.replace(/^(https?:\/\/)[^/@]*@/, '$1').replace(/^(\w+:\/\/[^/:@]*):[^/@]*@/, '$1@');

/** Returns git options that use the secret of an address for one run. */
const secretOf = (address: string): GitOptions =>
  withoutSecret(address) === address ? {} : { settings: [[`url.${address}.insteadOf`, withoutSecret(address)]] };

/** Runs git in the copy of a store, with the credentials for the store. */
export const gitIn = (
  store: Pick<Store, 'address' | 'copy'>,
  args: readonly string[],
  options: GitOptions = {},
): Promise<string> => git(store.copy, args, { ...secretOf(store.address), ...options });

/**
 * Makes a bare repository atomically.
 * @param work the folder in which it is prepared.
 * @param format the format of its hashes.
 */
async function makeRepository(
  folder: string,
  work: string,
  settings: Readonly<Record<string, string>>,
  format = 'sha1',
): Promise<void> {
  const made = path.join(work, randomUUID());
  await mkdir(made, { recursive: true });
  await assertGit();
  await git(made, ['init', '--quiet', '--bare', '--template=', `--object-format=${format}`, '.']);
  for (const [name, value] of Object.entries(settings)) await git(made, ['config', name, value]);
  await mkdir(path.dirname(folder), { recursive: true });
  await rename(made, folder).catch((error: unknown) => {
    // Another command may have made it meanwhile.
    if (!existsSync(path.join(folder, 'HEAD'))) throw error;
  });
}

/**
 * Returns the address that a setting means: a path, an address, or a remote of the repository in a folder, such as `origin`.
 */
export async function addressOf(named: string, folder: string, setting = 'SITE_STORE'): Promise<string> {
  if (/^[\w-]+$/.test(named)) {
    const remote = await userGit(['remote', 'get-url', named], {}, folder).catch((error: unknown) => {
      if (error instanceof GitError && existsSync(named)) return '';
      throw error instanceof GitError
        ? new UserError(`${setting} is '${named}', which is no remote of this repository and no folder; correct it`)
        : error;
    });
    if (remote) return remote.trim();
  }
  return /^(\w+:\/\/|[\w.-]+@?[\w.-]*:(?!\\))/.test(named) ? named : path.resolve(named);
}

/** Force-pushes would lose releases. The filter allows fetches without files. */
const storeSettings = { 'receive.denyNonFastForwards': 'true', 'uploadpack.allowFilter': 'true' };

/**
 * Makes the store of this machine if it is missing.
 * @throws UserError if something else is there, or a repository that is not complete.
 */
async function makeStore(folder: string, work: string): Promise<void> {
  const found: readonly string[] = await readdir(folder).catch(() => []);
  if (found.includes('HEAD')) return;
  const damage = storeDamage(folder);
  if (damage !== null) throw new UserError(`The store ${folder} is damaged: ${damage}; the site stays as it is`);
  await makeRepository(folder, work, storeSettings);
}

/** Makes the copy of a store. It can be made again at any time. */
async function makeCopy({ address, copy, work }: Store, format?: string): Promise<void> {
  const remote = {
    'remote.store.url': withoutSecret(address),
    'remote.store.fetch': `${branch('*')}:${fetchedBranches}*`,
  };
  // The log records what was pushed from here.
  const settings = { ...remote, 'maintenance.auto': 'false', 'gc.auto': '0', 'core.logAllRefUpdates': 'true' };
  await makeRepository(copy, work, settings, format);
}

/** Replaces a copy that cannot be used with a new one. */
async function remakeCopy(store: Store, format?: string): Promise<void> {
  const old = path.join(store.work, randomUUID());
  await mkdir(store.work, { recursive: true });
  // The old copy is moved, because git may still be writing there for another command.
  await rename(store.copy, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rm(old, { recursive: true, force: true }).catch(() => {});
  await makeCopy(store, format);
}

/**
 * Returns whether the copy of a store is damaged, and not the store itself. Causes are a power cut, a full disk, or half a
 * backup.
 */
async function isDamaged(store: Store): Promise<boolean> {
  try {
    const url = await git(store.copy, ['config', '--get', 'remote.store.url']);
    await git(store.copy, ['fsck', '--no-dangling', '--no-progress']);
    return url.trim() !== withoutSecret(store.address);
  } catch (error) {
    if (error instanceof GitError || (error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
}

/**
 * Opens the store of this site: the repository in `SITE_STORE`, or `dist/store.git`, which is made if missing.
 * @throws UserError if git is missing or too old.
 */
export async function openStore(
  { cache, root, store, stores, work }: Pick<typeof dirs, 'cache' | 'root' | 'store' | 'stores' | 'work'>,
  named = process.env['SITE_STORE'],
): Promise<Store> {
  const address = named ? await addressOf(named, root) : store;
  if (address === store) await makeStore(address, work);
  const hash = createHash('sha256').update(withoutSecret(address)).digest('hex').slice(0, 8);
  const opened = { address, copy: path.join(stores, `${hash}.git`), releases: path.join(cache, 'releases'), work };
  const isWhole = ['HEAD', 'config', 'objects'].every((part) => existsSync(path.join(opened.copy, part)));
  if (!isWhole) await remakeCopy(opened);
  return opened;
}

/**
 * Copies every branch of a store into a new bare repository, such as that of a trial.
 * @throws GitError if the store does not answer.
 */
export async function copyStore(store: Store, folder: string): Promise<void> {
  const format = (await git(store.copy, ['rev-parse', '--show-object-format'])).trim();
  await makeRepository(folder, store.work, storeSettings, format);
  const fetch = ['fetch', '--no-tags', '--no-write-fetch-head', '--progress', withoutSecret(store.address)];
  await git(folder, [...fetch, 'refs/heads/*:refs/heads/*'], { ...secretOf(store.address), isRemote: true });
}

async function readHistories(store: Store, refs: string): Promise<Branches> {
  const which = [`--glob=${refs}*`, `--decorate-refs=${refs}*`, '--decorate=full'];
  const log = await gitIn(store, ['log', '--first-parent', '--no-show-signature', ...historyFormat, ...which]);
  const branches = [...parseHistories(log)].sort(([a], [b]) => a.localeCompare(b));
  return new Map(branches.map(([ref, history]) => [ref.slice(refs.length), history]));
}

/** Fetches only what is asked for. */
const plainFetch = ['fetch', '--no-tags', '--no-write-fetch-head', '--no-prune', '--no-auto-maintenance'];

/** Returns an error that says what is wrong with a store that git cannot read, and what to do. */
export function unreadable({ address }: Store, error: unknown): unknown {
  if (!(error instanceof GitError)) return error;
  const damage = storeDamage(address);
  if (damage !== null) return new UserError(`The store ${address} is damaged: ${damage}; the site stays as it is`);
  const isDamage = error.message.endsWith('is corrupt');
  const remedy = isDamage ? 'put that file back from a backup or another copy of the store; ' : '';
  return new UserError(`The store ${address} cannot be read (${error.message}); ${remedy}the site stays as it is`);
}

/** Fetches and reads the branches of a store. Also returns git's report. */
async function fetchHistories(store: Store): Promise<readonly [report: string, branches: Branches]> {
  // With `--verbose`, git reports every branch of the store.
  const fetch = [...plainFetch, '--filter=blob:none', '--verbose', '--progress', 'store'];
  const report = await gitIn(store, fetch, { isRemote: true, isReport: true }).catch((error: unknown) => {
    // Another command on this machine fetched the same branches at the same time.
    const isKnown = error instanceof GitError && /\[rejected\]|is at [0-9a-f]+ but expected/.test(error.stderr);
    if (isKnown) return error.stderr;
    throw error;
  });
  return [report, await readHistories(store, fetchedBranches)];
}

/** The repairs of copies that are running, by folder. */
const mending = new Map<string, Promise<string | null>>();

/**
 * Makes the copy of a store again if the copy caused an error, and fetches the branches.
 * @returns a note for people, or null if the copy is complete.
 */
function mendCopy(store: Store, { stderr }: GitError): Promise<string | null> {
  const mend = async () => {
    const [, format] = /mismatched algorithms: client \w+; server (\w+)/.exec(stderr) ?? [];
    if (!format && !(await isDamaged(store))) return null;
    await remakeCopy(store, format);
    await fetchHistories(store);
    return format ? '' : `⚠ ${store.copy}, the copy of the store here, was damaged; it is made again`;
  };
  const known = mending.get(store.copy) ?? mend().finally(() => mending.delete(store.copy));
  mending.set(store.copy, known);
  return known;
}

/** Runs a git command that reads the copy of a store, and fetches missing objects. A damaged copy is made again first. */
export async function readCopy(store: Store, args: readonly string[], options: GitOptions = {}): Promise<string> {
  try {
    return await gitIn(store, args, options);
  } catch (error) {
    if (!(error instanceof GitError) || (await mendCopy(store, error)) === null) throw error;
    return gitIn(store, args, options);
  }
}

/**
 * Fetches commits and trees of the branches from the store. git fetches files at checkout, so a damaged release does not affect
 * the others. If somebody deletes or force-pushes a branch, this machine keeps its own version. A damaged copy of the store is
 * made again.
 * @returns the branches, and a note for each branch that was deleted or pushed by force.
 * @throws UserError if the store does not answer.
 */
export async function fetchBranches(store: Store): Promise<{ branches: Branches; notes: readonly string[] }> {
  const { copy } = store;
  let mended: string | null = null;
  const [report, branches] = await fetchHistories(store)
    .catch(async (error: unknown) => {
      if (error instanceof GitError) mended = await mendCopy(store, error);
      if (mended === null) throw error;
      return fetchHistories(store);
    })
    .catch((error: unknown) => {
      throw unreadable(store, error);
    });
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
  return { branches, notes: [...(mended ? [mended] : []), ...forced, ...deleted] };
}

/** A package and its release that should go live. */
export interface NewRelease extends Pick<Commit, 'tree' | 'subject' | 'trailers'> {
  readonly name: string;
}

/**
 * Pushes releases to their branches, either all of them or none.
 * @param branches the branches before the push.
 * @returns the branches after it, or null if another release went live on one of them meanwhile.
 * @throws UserError if `SITE_SIGNERS` requires a signature that is missing, or the store rejects the push or does not answer.
 */
export async function pushReleases(store: Store, releases: readonly NewRelease[], branches: Branches) {
  const { address, copy } = store;
  const commits = releases.map(async ({ name, tree, subject, trailers }) => {
    const lines = Object.entries(trailers).flatMap(([key, value]) => (value ? [`${key}: ${value}`] : []));
    const message = `${subject}\n\n${lines.join('\n')}\n`;
    const id = await commitTree(gitIn.bind(null, store), tree, branches.get(name)?.[0]?.id, message);
    const unsigned = await signatureFault(copy, id);
    if (unsigned) throw new Refusal(name, `its commit ${unsigned}; sign: git config --global commit.gpgsign true`);
    return { name, id };
  });
  const made = await Promise.all(commits);
  const refs = made.map(({ name, id }) => `${id}:${branch(name)}`);
  const atomic = made.length > 1 ? ['--atomic'] : [];
  try {
    await gitIn(store, ['push', '--progress', ...atomic, 'store', ...refs], { isRemote: true });
    return await readHistories(store, fetchedBranches);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    const fetched = await fetchBranches(store).catch(() => null);
    const tip = (name: string, known?: Branches) => known?.get(name)?.[0]?.id;
    // The connection may have failed after the store accepted the push.
    if (fetched && made.every(({ name, id }) => tip(name, fetched.branches) === id)) return fetched.branches;
    // If no branch has moved, the store would reject the same push again.
    if (fetched && made.some(({ name }) => tip(name, fetched.branches) !== tip(name, branches))) return null;
    const names = made.map(({ name }) => name);
    const note = fetched?.notes.find((line) => names.includes(/^⚠ (\S+): .* by force/.exec(line)?.[1] ?? ''));
    if (note) throw new UserError(note.slice(2));
    if (error.message.includes("does not support this repository's hash algorithm")) {
      const format = (await gitIn(store, ['rev-parse', '--show-object-format'])).trim();
      await remakeCopy(store, format === 'sha1' ? 'sha256' : 'sha1');
      throw new UserError(`The store ${address} has other hashes than git makes here, and is known now; run it again`);
    }
    const isMissing = /missing necessary objects|unable to read|bad object|not a git repository/.test(error.stderr);
    if (isMissing && fetched && fetched.notes.length > 0)
      throw new UserError(`${fetched.notes.join('\n')}; run the command again`);
    throw new UserError(
      `${names.join(', ')}: the store ${address} does not take the release (${error.message}); nothing has changed`,
    );
  }
}

/** Returns whether a release was pushed from this machine. Older copies may have no log, so the answer is yes for them. */
export async function isFromHere(store: Store, name: string, id: string): Promise<boolean> {
  const ask = ['log', '--walk-reflogs', '--no-show-signature', '--format=%H %gs', fetchedBranches + name];
  const log = await gitIn(store, ask).catch(() => '');
  return log === '' || log.includes(`${id} update by push`);
}

/**
 * Fetches a branch from the store even if it was pushed by force.
 * @throws UserError if the store does not provide it.
 */
export async function acceptBranch(store: Store, name: string): Promise<void> {
  const ask = [...plainFetch, '--progress', 'store', `+${branch(name)}:${fetchedBranches}${name}`];
  await gitIn(store, ask, { isRemote: true }).catch((error: unknown) => {
    throw unreadable(store, error);
  });
}

/**
 * Fetches the release of a section from another store.
 * @throws Refusal if that store does not answer or has no release.
 */
export async function fetchOrigin(store: Store, name: string, address: string): Promise<Commit> {
  const ask = [...plainFetch, '--progress', withoutSecret(address), `+${branch(name)}:${originBranches}${name}`];
  await git(store.copy, ask, { ...secretOf(address), isRemote: true }).catch((error: unknown) => {
    throw new Refusal(name, `its origin ${address} cannot be read (${errorMessage(error)}); look after that store`);
  });
  const [commit] = (await readHistories(store, originBranches)).get(name) ?? [];
  if (!commit) throw new Refusal(name, `its origin ${address} has no release`);
  return commit;
}
