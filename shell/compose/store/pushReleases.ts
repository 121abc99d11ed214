import { userInfo } from 'node:os';
import { buildTime } from '../settings';
import { errorMessage, UserError } from '../UserError';
import type { Commit, Trailers } from './Commit';
import { git, GitError } from './git';
import { branch, fetchBranches, networkTimeoutMs } from './store';
import type { Branches, Store } from './store';

/** A release that is to go live. */
export interface NewRelease {
  readonly name: string;
  readonly tree: string;
  /** The subject of its commit. */
  readonly subject: string;
  readonly trailers: Trailers;
}

/** Where git's settings name no committer, the environment that names the account of this machine. */
async function committer(copy: string): Promise<Readonly<Record<string, string>>> {
  const name = await git(copy, ['config', 'user.name']).catch(() => process.env['GIT_COMMITTER_NAME']);
  if (name) return {};
  const { username } = userInfo();
  return Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((role) => [
      [`GIT_${role}_NAME`, username],
      [`GIT_${role}_EMAIL`, `${username}@localhost`],
    ]),
  );
}

/** Whether git's settings ask for signed commits. */
const isSigning = async (copy: string) =>
  (await git(copy, ['config', '--type=bool', 'commit.gpgsign']).catch(() => '')).trim() === 'true';

async function writeCommit(
  { copy }: Store,
  { tree, subject, trailers }: NewRelease,
  parent: Commit | undefined,
): Promise<string> {
  const date = `${Math.floor(buildTime().getTime() / 1000)} +0000`;
  const env = { ...(await committer(copy)), GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const lines = Object.entries(trailers).flatMap(([key, value]) => (value ? [`${key}: ${value}`] : []));
  const options = [...(parent ? ['-p', parent.id] : []), ...((await isSigning(copy)) ? ['-S'] : [])];
  const input = `${subject}\n\n${lines.join('\n')}\n`;
  return (await git(copy, ['commit-tree', tree, ...options, '-F', '-'], { env, input })).trim();
}

/**
 * Pushes releases to their branches, all of them or none.
 * @param branches the branches that they follow.
 * @returns false where another release went live on a branch meanwhile.
 * @throws UserError where the store refuses them or does not answer.
 */
export async function pushReleases(
  store: Store,
  releases: readonly NewRelease[],
  branches: Branches,
): Promise<boolean> {
  const commits = await Promise.all(
    releases.map(async (release) => ({
      name: release.name,
      id: await writeCommit(store, release, branches.get(release.name)?.[0]),
    })),
  );
  const pushed = commits.map(({ name, id }) => `${id}:${branch(name)}`);
  const atomic = commits.length > 1 ? ['--atomic'] : [];
  try {
    await git(store.copy, ['push', '--quiet', ...atomic, 'store', ...pushed], { timeoutMs: networkTimeoutMs });
    return true;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    // The connection may have failed after the store had accepted them.
    const now = await fetchBranches(store).catch(() => null);
    if (commits.every(({ name, id }) => now?.branches.get(name)?.[0]?.id === id)) return true;
    if (/fetch first|non-fast-forward|but expected|cannot lock ref/.test(error.stderr)) return false;
    const names = commits.map(({ name }) => name).join(', ');
    const reason = /\[remote rejected\].*\((.*)\)/.exec(error.stderr)?.[1] ?? errorMessage(error);
    throw new UserError(
      `${names}: the store ${store.address} does not take the release (${reason}); nothing has changed`,
    );
  }
}
