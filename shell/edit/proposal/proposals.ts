import { packages } from '@site/build/packages';
import { z } from 'zod';
import { dirs } from '../../system/dirs';
import { fetchBranches } from '../../compose/store/branches';
import { openStore } from '../../compose/store/store';
import { UserError } from '../../system/UserError';
import { userGit } from '../../git/git';

/** The refs under which a clone notes its proposals. They keep the commits, and git does not push them. */
const noted = 'refs/proposals/';

/** Notes a proposal in this clone. */
export const rememberProposal = async ({ commit, branch }: { readonly commit: string; readonly branch: string }) => {
  await userGit(['update-ref', `${noted}${branch}`, commit]);
};

/** The state of a proposal. */
export interface ProposalState {
  readonly branch: string;
  readonly subject: string;
  /** The time of the proposal: ISO 8601 with its offset. */
  readonly at: string;
  readonly state: 'waits' | 'merged' | 'live' | 'refused' | 'not known';
  /** The time of the merge, or of the release: ISO 8601. */
  readonly since?: string | undefined;
  /** The result of the check at the git host, if the host can be asked. */
  readonly check?: string | undefined;
  /** The texts of reviewers, the newest first. */
  readonly words: readonly string[];
}

const git = (...args: readonly string[]): Promise<string> => userGit(args).then((text) => text.trim());
const gitOr = (fallback: string, ...args: readonly string[]): Promise<string> => git(...args).catch(() => fallback);

/** Returns the default branch of `origin`, such as 'main'. If `origin` does not answer, this clone's own record is used. */
async function mainBranch(): Promise<string> {
  const said = await userGit(['ls-remote', '--symref', 'origin', 'HEAD'], { isRemote: true }).catch(() => '');
  const [, asked] = /^ref: refs\/heads\/(\S+)\s+HEAD/m.exec(said) ?? [];
  if (asked) return asked;
  const known = await gitOr('', 'for-each-ref', '--format=%(refname:lstrip=3)', 'refs/remotes/origin');
  return ['main', 'master'].find((name) => known.split('\n').includes(name)) ?? 'main';
}

/** Returns the first commit of a branch that has another commit, or undefined. */
const firstWith = async (commit: string, branch: string): Promise<string | undefined> =>
  (await git('rev-list', '--ancestry-path', '--reverse', '--first-parent', `${commit}..${branch}`)).split('\n')[0];

/**
 * Returns the commit with which a branch has the whole proposal, or null. A host that squashes or rebases makes new commits, so
 * this compares their files.
 */
async function mergedBy(commit: string, main: string): Promise<string | null> {
  const base = await gitOr('', 'merge-base', commit, main);
  if (base === '') return null;
  if (base === commit) {
    return (await firstWith(commit, main)) ?? commit;
  }
  const files = (await git('diff', '--name-only', '--no-renames', '-z', base, commit)).split('\0').filter(Boolean);
  const since = (await git('rev-list', '--reverse', '--first-parent', `${base}..${main}`)).split('\n').filter(Boolean);
  // One process answers for all files of all commits, one line for each.
  const commits = [commit, ...since];
  const input = commits.flatMap((one) => files.map((file) => `${one}:${file}\n`)).join('');
  const lines = (await userGit(['cat-file', '--batch-check=%(objectname)'], { input })).split('\n');
  const blobsOf = (place: number) =>
    lines
      .slice(place * files.length, (place + 1) * files.length)
      // The answer about a missing file repeats its commit.
      .map((line) => (line.endsWith(' missing') ? '' : line))
      .join();
  return commits.find((_, place) => place > 0 && blobsOf(place) === blobsOf(0)) ?? null;
}

/** A release, and the commit of its sources. */
interface SourcedRelease {
  readonly at: string;
  readonly source: string;
}

/** Returns the releases in the store that were made from a commit. */
async function sourcedReleases(): Promise<readonly SourcedRelease[]> {
  const { branches } = await fetchBranches(await openStore(dirs));
  return packages.flatMap(({ name }) =>
    (branches.get(name) ?? []).flatMap(({ at, trailers }) => {
      const [, source] = /^commit (\w+)$/.exec(trailers.Source ?? '') ?? [];
      return source ? [{ at, source }] : [];
    }),
  );
}

/** Returns the time of the first release that has a commit of the sources, or undefined. */
async function liveSince(merge: string, releases: readonly SourcedRelease[]): Promise<string | undefined> {
  const revisions = [`^${merge}`, ...new Set(releases.map(({ source }) => source))];
  // This clone may not have the commits of other clones.
  const asked = ['rev-list', '--ancestry-path', '--ignore-missing', '--stdin'];
  const later = new Set((await userGit(asked, { input: `${revisions.join('\n')}\n` })).split('\n'));
  const times = releases.filter(({ source }) => source === merge || later.has(source)).map(({ at }) => at);
  return times.sort()[0];
}

/** The fields that are read of a pull request and of its reviews. GitHub, Gitea and Forgejo return the same fields. */
const pulls = z.array(
  z.object({
    number: z.number(),
    state: z.string(),
    merged_at: z.string().nullish(),
    head: z.object({ ref: z.string() }),
  }),
);
const said = z.array(z.object({ body: z.string().nullish(), user: z.object({ login: z.string() }).nullish() }));
const status = z.object({ state: z.string() });
const checks = z.object({
  check_runs: z.array(z.object({ name: z.string(), status: z.string(), conclusion: z.string().nullish() })),
});

/**
 * Returns the API of `origin`'s git host, or null without a token (`GITHUB_TOKEN`, and `GITHUB_API_URL` for other hosts than
 * GitHub).
 */
async function hostApi(): Promise<((place: string) => Promise<unknown>) | null> {
  const { GITHUB_TOKEN: token, GITHUB_API_URL: api = 'https://api.github.com' } = process.env;
  const address = await gitOr('', 'remote', 'get-url', 'origin');
  const [, repository] = /[:/]([^/:]+\/[^/]+?)(?:\.git)?\/?$/.exec(address) ?? [];
  // A token goes only to its own host.
  if (!token || !repository || (!process.env['GITHUB_API_URL'] && !/[@/]github\.com[:/]/.test(address))) return null;
  return async (place) => {
    const response = await fetch(`${api}/repos/${repository}/${place}`, {
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new UserError(`the git host answers ${response.status}`);
    return response.json();
  };
}

type Asked = Pick<ProposalState, 'check' | 'words'> & { readonly isRefused?: boolean; readonly isMerged?: boolean };

/** Returns what the host knows of a proposal. @param all the pull requests of the host. */
async function askHost(
  ask: (place: string) => Promise<unknown>,
  all: Promise<z.infer<typeof pulls>>,
  branch: string,
  commit: string,
): Promise<Asked> {
  const pull = (await all).find(({ head }) => head.ref === branch);
  const lines = async (place: string) =>
    said
      .parse(await ask(place).catch(() => []))
      .flatMap(({ body, user }) => (body?.trim() ? [`${user?.login ?? 'Somebody'}: ${body.trim()}`] : []));
  const words = pull
    ? [...(await lines(`pulls/${pull.number}/reviews`)), ...(await lines(`issues/${pull.number}/comments`))]
    : [];
  const runs = checks.safeParse(await ask(`commits/${commit}/check-runs`).catch(() => null)).data?.check_runs ?? [];
  const one = status.safeParse(await ask(`commits/${commit}/status`).catch(() => null)).data?.state;
  const check = runs.length > 0 ? runs.map((run) => `${run.name}: ${run.conclusion ?? run.status}`).join(', ') : one;
  return {
    ...{ check, words: words.reverse() },
    isRefused: pull?.state === 'closed' && !pull.merged_at,
    isMerged: Boolean(pull?.merged_at),
  };
}

/**
 * Returns the state of each change that was proposed from this clone, the newest first. It asks `origin` with git. With a token
 * for the host, it also asks the host's API.
 */
export async function proposalStates(): Promise<readonly ProposalState[]> {
  const format = `--format=%(refname)%00%(objectname)%00%(subject)%00%(committerdate:iso-strict)`;
  const lines = (await gitOr('', 'for-each-ref', '--sort=-committerdate', format, noted)).split('\n').filter(Boolean);
  if (lines.length === 0) return [];
  const branch = await mainBranch();
  const main = `refs/remotes/origin/${branch}`;
  // Branches of releases can also be at `origin`, and they are large.
  const refs = ['edit/*', branch].map((name) => `+refs/heads/${name}:refs/remotes/origin/${name}`);
  const isAsked = await userGit(['fetch', '--quiet', '--no-tags', '--prune', 'origin', ...refs], {
    isRemote: true,
  }).then(
    () => true,
    () => false,
  );
  const ask = await hostApi();
  const all = ask?.('pulls?state=all&per_page=100&limit=50').then((said) => pulls.parse(said));
  let releases: ReturnType<typeof sourcedReleases> | undefined;
  const states = lines.map(async (line): Promise<ProposalState> => {
    const [ref = '', commit = '', subject = '', at = ''] = line.split('\0');
    const about = { branch: ref.slice(noted.length), subject, at };
    const host: Asked =
      ask && all
        ? await askHost(ask, all, about.branch, commit).catch((error: Error) => ({
            words: [],
            check: `not known: ${error.message}`,
          }))
        : { words: [] };
    const there = await gitOr('', 'rev-parse', '--verify', '--quiet', `refs/remotes/origin/${about.branch}`);
    const merge = (await mergedBy(commit, main)) ?? (there && there !== commit ? await mergedBy(there, main) : null);
    if (merge !== null) {
      const live = await liveSince(merge, await (releases ??= sourcedReleases()));
      const merged = await git('log', '-1', '--format=%cI', merge);
      return { ...about, ...host, state: live ? 'live' : 'merged', since: live ?? merged };
    }
    if (!isAsked) return { ...about, ...host, state: 'not known' };
    // Messages of commits that others added to the branch are reviews.
    const later = there ? await gitOr('', 'log', '--format=%an: %B%x00', `${commit}..${there}`) : '';
    const words = [
      ...host.words,
      ...later
        .split('\0')
        .map((one) => one.trim())
        .filter(Boolean),
    ];
    if (host.isMerged) return { ...about, ...host, state: 'merged' };
    return { ...about, check: host.check, words, state: there === '' || host.isRefused ? 'refused' : 'waits' };
  });
  return Promise.all(states);
}

/** Returns the number of proposals that this clone knows. */
export const countProposals = async (): Promise<number> =>
  (await gitOr('', 'for-each-ref', '--format=x', noted)).split('\n').filter(Boolean).length;
