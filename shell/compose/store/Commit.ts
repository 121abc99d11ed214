import { printable } from '../../system/UserError';

/** The trailers of a release's commit (git-interpret-trailers). */
export interface Trailers {
  /** Where the release comes from: a commit of the sources, a folder, or an origin. */
  readonly Source?: string | undefined;
  /** A hash of every module in the build. */
  readonly Modules?: string | undefined;
  /** A hash of the build's tools. */
  readonly Tools?: string | undefined;
  /** The versions of the kit in the build, such as 'section 2.1.0, ui 1.2.0'. */
  readonly Kit?: string | undefined;
  /** What visitors see change with this release: pages, `scripts`, or `nothing`. */
  readonly Changes?: string | undefined;
  /** The earlier release that this one restores. */
  readonly Restores?: string | undefined;
  /** The release that was rolled back. */
  readonly 'Stands-in-for'?: string | undefined;
}

/** A release: a commit on the branch of its package. */
export interface Commit {
  /** The full hash, 40 or 64 hexadecimal digits. */
  readonly id: string;
  /** The hash of the content. */
  readonly tree: string;
  readonly author: string;
  /** When the release went live: ISO 8601 with its offset. */
  readonly at: string;
  /** The first line of the message. */
  readonly subject: string;
  readonly trailers: Trailers;
}

/** The releases of a package, newest first. The first one is live. */
export type History = readonly Commit[];

/** The format of `git log` that `parseHistories` reads. A message may contain every character except NUL. */
export const historyFormat = ['-z', '--format=%D%x00%P%x00%H%x00%T%x00%an%x00%cI%x00%s%x00%(trailers:only,unfold)'];
const fieldsOfCommit = 8;

/**
 * Parses the output of `git log` in that format.
 * @returns the commits of each branch, newest first. Each commit is followed by its first parent.
 */
export function parseHistories(text: string): ReadonlyMap<string, History> {
  const all = text.split('\0').map(printable);
  const parsed = Array.from({ length: Math.floor(all.length / fieldsOfCommit) }, (_, index) => {
    const [branches = '', parents = '', ...fields] = all.slice(index * fieldsOfCommit, (index + 1) * fieldsOfCommit);
    const [id = '', tree = '', author = '', date = '', subject = '', lines = ''] = fields;
    // git accepts years and time zones that JavaScript cannot read.
    const at = Number.isNaN(Date.parse(date)) ? '1970-01-01T00:00:00Z' : date;
    const trailers = Object.fromEntries([...lines.matchAll(/^(.+?): (.*)$/gm)].map(([, key, value]) => [key, value]));
    const commit: Commit = { id, tree, author, at, subject, trailers };
    return { branches: branches.split(', ').filter(Boolean), parent: parents.split(' ')[0] ?? '', commit };
  });
  const byId = new Map(parsed.map((one) => [one.commit.id, one]));
  const historyOf = (tip: string) => {
    const history: Commit[] = [];
    for (let at = byId.get(tip); at; at = byId.get(at.parent)) history.push(at.commit);
    return history;
  };
  return new Map(parsed.flatMap(({ branches, commit }) => branches.map((branch) => [branch, historyOf(commit.id)])));
}

/** Returns each content of a history once, where it was released last. */
const eachOnce = (history: History): Commit[] =>
  history.filter(({ tree }, index) => history.findIndex((one) => one.tree === tree) === index);

/** Returns the releases that were not rolled back, each content once, the newest first. */
export function standingReleases(history: History): Commit[] {
  const rolledBack = new Set(history.map(({ trailers }) => trailers['Stands-in-for']));
  return eachOnce(history).filter(({ id }) => !rolledBack.has(id));
}

/** Returns the name of a release for people. It is long enough to be unique. */
export const shortName = (id: string) => id.slice(0, 10);

/** Returns the version in a release's address on the site. The same content has the same version. */
export const versionOf = (tree: string) => tree.slice(0, 16);

/** Returns the release that a commit makes live: itself, or the earlier one that it restores. */
export function restored(commit: Commit, history: History): Commit {
  // Anyone who pushes can write any trailer, so the content must be the same.
  const earlier = history.find(({ id, tree }) => id === commit.trailers.Restores && tree === commit.tree);
  return earlier ? restored(earlier, history) : commit;
}

/** Returns the release that was live before a commit, if there was one. */
function previous(commit: Commit, history: History): Commit | undefined {
  const earlier = history[history.indexOf(commit) + 1];
  return earlier && restored(earlier, history);
}

/**
 * Returns the release that a rollback restores: the previous one that visitors would tell apart. If a release wrongly claims to
 * change nothing, this rolls back one release too many. `--to` names any release.
 * @returns null if no earlier release differs for visitors.
 */
export function rollbackTarget(history: History): Commit | null {
  let at = history[0] && restored(history[0], history);
  while (at?.trailers.Changes === 'nothing') at = previous(at, history);
  const { tree } = at ?? {};
  while (at?.tree === tree && at) at = previous(at, history);
  return at ?? null;
}

/** Returns when a release was last replaced, in milliseconds since 1970. Returns infinity if it is the newest one. */
export function replacedAt(release: Commit, history: History): number {
  const next = history[history.findIndex((one) => restored(one, history) === release) - 1];
  return next ? Date.parse(next.at) : Number.POSITIVE_INFINITY;
}

/** Returns the release that was live just before an instant, if there was one. All commits of a push have the same time. */
export function liveBefore(instant: number, history: History): Commit | undefined {
  const live = history[history.findLastIndex(({ at }) => Date.parse(at) >= instant) + 1];
  return live && restored(live, history);
}

/** Returns whether the live release is a rollback of the same release of an origin. The origin's address may have changed. */
export function isRolledBack(offered: Trailers, [live, ...rest]: History): boolean {
  const rolledBack = rest.find(({ id }) => id === live?.trailers['Stands-in-for']);
  const named = ({ Source }: Trailers) => Source?.split(' ').at(-1);
  return rolledBack !== undefined && named(rolledBack.trailers) === named(offered);
}

/** Returns the release whose commit hash or version begins with a name, or null if there is none. */
export function findRelease(history: History, name: string): Commit | null {
  if (!/^[0-9a-f]{4,}$/.test(name)) return null;
  const found = history.find(({ id, tree }) => id.startsWith(name) || tree.startsWith(name));
  return found ? restored(found, history) : null;
}

/**
 * Returns the releases of a package, starting with the shown one. No open tab has loaded the releases before it, which were
 * held back. Returns all releases if none is shown.
 * @param shown a commit or a version.
 */
export function historyFrom(history: History = [], shown?: string): History {
  const index = history.findIndex(({ id, tree }) => id === shown || versionOf(tree) === shown);
  return history.slice(Math.max(index, 0));
}

/**
 * The site serves the files of the last releases, and of releases that were live in the last days. Open tabs may still load
 * them.
 */
const served = { releases: 6, days: 30 } as const;

/**
 * Returns the releases whose files stay on the site, newest first, each content once.
 * @param now in milliseconds since 1970.
 */
export function servedReleases(history: History, now: number): Commit[] {
  const once = eachOnce(history);
  const oldest = now - served.days * 24 * 60 * 60_000;
  // A release was live until the next one.
  return once.filter((_, index) => index < served.releases || Date.parse(once[index - 1]?.at ?? '') > oldest);
}
