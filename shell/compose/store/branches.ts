import { git, type GitOptions } from '../../git/git';
import { damagedObject, GitError } from '../../git/GitError';
import { commitTree, signatureFault } from '../../git/signedCommit';
import { errorMessage, Refusal, UserError } from '../../system/UserError';
import { historyFormat, parseHistories, shortName, type Commit, type History } from './Commit';
import {
  branch,
  fetchedBranches,
  gitIn,
  isCopyDamaged,
  remakeCopy,
  secretOf,
  withoutSecret,
  type Store,
} from './store';
import { storeDamage } from './storeDamage';

/** The history of every released package, by package name. */
export type Branches = ReadonlyMap<string, History>;

const originBranches = 'refs/remotes/origins/';

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
  const [, missing] = /not our ref ([0-9a-f]+)/.exec(error.stderr) ?? [];
  const damage = storeDamage(address, missing);
  if (damage !== null) return new UserError(`The store ${address} is damaged: ${damage}; the site stays as it is`);
  const isDamage = damagedObject.test(error.message);
  const remedy = isDamage ? 'put that object back from a backup or another copy of the store; ' : '';
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
    if (!format && !(await isCopyDamaged(store))) return null;
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
    return `⚠ ${name}: its branch was pushed by force and no longer contains ${known}, which stays here; to continue with the new branch, accept it: npm run compose -- --accept ${name}`;
  });
  const there = [...report.matchAll(/releases\/(\S+)\s+->/g)].map(([, name]) => name);
  const gone = [...branches.keys()].filter((name) => !there.includes(name));
  const deleted = gone.map((name) => {
    const [putBack, forget] = [`push store store/${name}:${branch(name)}`, `branch -dr store/${name}`];
    return `⚠ ${name}: its branch is no longer in the store; the releases known here stay; restore it: git -C "${copy}" ${putBack}, or forget it: git -C "${copy}" ${forget}`;
  });
  return { branches, notes: [...(mended ? [mended] : []), ...forced, ...deleted] };
}

/** A package and its release that should go live. */
export interface NewRelease extends Pick<Commit, 'tree' | 'subject' | 'trailers'> {
  readonly name: string;
}

/** Makes the commit of a release. It follows the live release of its branch. */
async function commitRelease(store: Store, { name, tree, subject, trailers }: NewRelease, branches: Branches) {
  const lines = Object.entries(trailers).flatMap(([key, value]) => (value ? [`${key}: ${value}`] : []));
  const message = `${subject}\n\n${lines.join('\n')}\n`;
  const id = await commitTree(gitIn.bind(null, store), tree, branches.get(name)?.[0]?.id, message);
  const unsigned = await signatureFault(store.copy, id);
  if (unsigned) throw new Refusal(name, `its commit ${unsigned}; sign: git config --global commit.gpgsign true`);
  return { name, id };
}

/**
 * Returns an error that says why a store did not accept releases.
 * @param notes what a later fetch found; null if the store does not answer.
 */
async function rejectedPush(store: Store, error: GitError, names: readonly string[], notes: readonly string[] | null) {
  const { address } = store;
  const forced = notes?.find((line) => names.includes(/^⚠ (\S+): .* by force/.exec(line)?.[1] ?? ''));
  if (forced) return new UserError(forced.slice(2));
  if (error.message.includes("does not support this repository's hash algorithm")) {
    const format = (await gitIn(store, ['rev-parse', '--show-object-format'])).trim();
    await remakeCopy(store, format === 'sha1' ? 'sha256' : 'sha1');
    return new UserError(
      `The store ${address} uses another hash algorithm than git does here. The next command uses it, so run the command again`,
    );
  }
  const isMissing = /missing necessary objects|unable to read|bad object|not a git repository/.test(error.stderr);
  if (isMissing && notes && notes.length > 0) return new UserError(`${notes.join('\n')}; run the command again`);
  return new UserError(
    `${names.join(', ')}: the store ${address} does not accept the release (${error.message}); nothing has changed`,
  );
}

/**
 * Pushes releases to their branches, either all of them or none.
 * @param branches the branches before the push.
 * @returns the branches after it, or null if another release went live on one of them meanwhile.
 * @throws UserError if `SITE_SIGNERS` requires a signature that is missing, or the store rejects the push or does not answer.
 */
export async function pushReleases(store: Store, releases: readonly NewRelease[], branches: Branches) {
  const made = await Promise.all(releases.map((release) => commitRelease(store, release, branches)));
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
    throw await rejectedPush(store, error, names, fetched && fetched.notes);
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
