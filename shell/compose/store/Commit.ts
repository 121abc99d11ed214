/** What the trailers of a release's commit say (git-interpret-trailers). */
export interface Trailers {
  /** Where it was made from: a commit of the sources, a folder, an origin. */
  readonly Source?: string | undefined;
  /** A hash of every module it was built from. */
  readonly Modules?: string | undefined;
  /** A hash of what it was built with. */
  readonly Tools?: string | undefined;
  /** The version of the contract it was built for. */
  readonly Contract?: string | undefined;
  /** What visitors can tell apart from the release before: pages, `scripts`, or `nothing`. */
  readonly Changes?: string | undefined;
  /** The earlier release that this one puts back. */
  readonly Restores?: string | undefined;
  /** The release that was gone back from, and that this one stands in for. */
  readonly 'Stands-in-for'?: string | undefined;
}

/** One release: a commit on the branch of its package. */
export interface Commit {
  /** Its whole name, 40 or 64 hexadecimal digits. */
  readonly id: string;
  /** The name of its content. */
  readonly tree: string;
  readonly author: string;
  /** When it went live: ISO 8601 with its offset. */
  readonly at: string;
  /** What its owner says of it, in a line. */
  readonly subject: string;
  readonly trailers: Trailers;
}

/** The releases of one package, the live one first: each was live before the one in front of it. */
export type History = readonly Commit[];

/** What git is asked to print of each commit: see `parseHistories`. */
export const historyFormat = '%D%x00%P%x00%H%x00%T%x00%an%x00%cI%x00%s%x00%(trailers:only,unfold)%x01';

function parseCommit([
  id = '',
  tree = '',
  author = '',
  at = '',
  subject = '',
  trailers = '',
]: readonly string[]): Commit {
  const lines = trailers.split('\n').filter((line) => line.includes(': '));
  const pairs = lines.map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]);
  return { id, tree, author, at, subject, trailers: Object.fromEntries(pairs) };
}

/**
 * Reads what `git log` prints in that format.
 * @returns by branch, its commits from the newest on, each followed by its first parent.
 */
export function parseHistories(text: string): ReadonlyMap<string, History> {
  const commits = new Map<string, { readonly commit: Commit; readonly parent: string | undefined }>();
  const tips: [branch: string, id: string][] = [];
  for (const entry of text.split('\u0001').filter((one) => one.trim() !== '')) {
    const [branches = '', parents = '', ...fields] = entry.trimStart().split('\0');
    const commit = parseCommit(fields);
    commits.set(commit.id, { commit, parent: parents.split(' ')[0] });
    for (const branch of branches.split(', ').filter(Boolean)) tips.push([branch, commit.id]);
  }
  const historyOf = (id: string) => {
    const history: Commit[] = [];
    for (let at = commits.get(id); at; at = commits.get(at.parent ?? '')) history.push(at.commit);
    return history;
  };
  return new Map(tips.map(([branch, id]) => [branch, historyOf(id)]));
}

/** How a release is named where people read it: long enough to be the only one. */
export const shortName = (id: string) => id.slice(0, 10);

/** The version of a release, as its address on the site has it: alike for the same content. */
export const versionOf = (tree: string) => tree.slice(0, 16);

/** The release that a commit puts live: itself, or the earlier one that it restores. */
export function restored(commit: Commit, history: History): Commit {
  const earlier = history.find(({ id }) => id === commit.trailers.Restores);
  return earlier ? restored(earlier, history) : commit;
}

/** The release that was live before a commit, where there was one. */
function before(commit: Commit, history: History): Commit | undefined {
  const earlier = history[history.indexOf(commit) + 1];
  return earlier && restored(earlier, history);
}

/**
 * Where going back leads: past releases in which visitors saw nothing change, to the one before.
 * @returns null where there is none that visitors would tell apart.
 */
export function wayBack(history: History): Commit | null {
  let at = history[0] && restored(history[0], history);
  while (at?.trailers.Changes === 'nothing') at = before(at, history);
  return (at && before(at, history)) ?? null;
}

/** The release of a name that a person typed: the beginning of a commit's name or of a version; null where none has it. */
export function findRelease(history: History, name: string): Commit | null {
  const found =
    /^[0-9a-f]{4,}$/.test(name) && history.find(({ id, tree }) => id.startsWith(name) || tree.startsWith(name));
  return found ? restored(found, history) : null;
}

const day = 24 * 60 * 60_000;

/** How many releases the site serves the files of, and those of how many days: an open tab may be that far behind. */
const served = { releases: 6, days: 30 } as const;

/**
 * The releases whose files stay on the site, newest first and each content once.
 * @param now milliseconds since the epoch.
 */
export function servedReleases(history: History, now: number): Commit[] {
  const once = history.filter(({ tree }, index) => history.findIndex((one) => one.tree === tree) === index);
  return once.filter(({ at }, index) => index < served.releases || now - Date.parse(at) < served.days * day);
}
