import { userInfo } from 'node:os';
import { buildTime } from '../settings';
import { errorMessage, UserError } from '../UserError';
import type { Trailers } from './Commit';
import { git, GitError } from './git';
import { branch, fetchBranches, networkTimeoutMs, readBranches, type Branches, type Store } from './store';

/** A release that is to go live. */
export interface NewRelease {
  readonly name: string;
  readonly tree: string;
  /** The subject of its commit. */
  readonly subject: string;
  readonly trailers: Trailers;
}

/** The committer of a release, the account of this machine where git's settings name nobody, and its time. */
async function committer(copy: string): Promise<Readonly<Record<string, string>>> {
  const date = `${Math.floor(buildTime().getTime() / 1000)} +0000`;
  const dates = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  if (await git(copy, ['config', 'user.name']).catch(() => process.env['GIT_COMMITTER_NAME'])) return dates;
  const { username } = userInfo();
  const email = `${username}@localhost`;
  const author = { GIT_AUTHOR_NAME: username, GIT_AUTHOR_EMAIL: email };
  return { ...dates, ...author, GIT_COMMITTER_NAME: username, GIT_COMMITTER_EMAIL: email };
}

/**
 * Pushes releases to their branches, all of them or none.
 * @param branches the branches that they follow.
 * @returns the branches with them; null where another release went live on one meanwhile.
 * @throws UserError where the store refuses them or does not answer.
 */
export async function pushReleases(
  store: Store,
  releases: readonly NewRelease[],
  branches: Branches,
): Promise<Branches | null> {
  const { copy } = store;
  const env = await committer(copy);
  const signing = await git(copy, ['config', '--type=bool', 'commit.gpgsign']).catch(() => '');
  const commits = await Promise.all(
    releases.map(async ({ name, tree, subject, trailers }) => {
      const [parent] = branches.get(name) ?? [];
      const options = [...(parent ? ['-p', parent.id] : []), ...(signing.trim() === 'true' ? ['-S'] : [])];
      const lines = Object.entries(trailers).flatMap(([key, value]) => (value ? [`${key}: ${value}`] : []));
      const input = `${subject}\n\n${lines.join('\n')}\n`;
      return { name, id: (await git(copy, ['commit-tree', tree, ...options, '-F', '-'], { env, input })).trim() };
    }),
  );
  const pushed = commits.map(({ name, id }) => `${id}:${branch(name)}`);
  const atomic = commits.length > 1 ? ['--atomic'] : [];
  try {
    await git(copy, ['push', '--quiet', ...atomic, 'store', ...pushed], { timeoutMs: networkTimeoutMs });
    return await readBranches(store);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    // The connection may have failed after the store had accepted them.
    const now = (await fetchBranches(store).catch(() => null))?.branches;
    if (now && commits.every(({ name, id }) => now.get(name)?.[0]?.id === id)) return now;
    if (/fetch first|non-fast-forward|but expected|cannot lock ref/.test(error.stderr)) return null;
    const names = commits.map(({ name }) => name).join(', ');
    const reason = /\[remote rejected\].*\((.*)\)/.exec(error.stderr)?.[1] ?? errorMessage(error);
    throw new UserError(
      `${names}: the store ${store.address} does not take the release (${reason}); nothing has changed`,
    );
  }
}
