import { formatDate } from '@site/shared-data/dates/eventDate';
import type { BuiltPackage } from '@site/build/packages';
import { updateSite } from '../compose/changeSite';
import { dirs } from '../system/dirs';
import { removeWork } from '../system/removeWork';
import { sitePackages } from '../compose/plan';
import { compareSources, hasWorkOfOthers, isHere } from '../compose/build/sources';
import { historyFrom, restored, rollbackTarget, shortName, type Commit, type History } from '../compose/store/Commit';
import { readManifest } from '../compose/store/releaseFolder';
import { fetchBranches, type Branches } from '../compose/store/branches';
import { openStore, type Store } from '../compose/store/store';
import { dueSince, shownBy, waitingHere } from '../compose/build/waitingHere';
import { UserError } from '../system/UserError';
import { heldBackNotes, livePackage, readStatus, teamOf, type Status } from '../compose/write/Status';
import { readWatched, watchWords } from '../compose/write/watchFile';
import { formatInstant } from '../compose/write/statusPage';

const olderSources = 'older than here';

/** Compares the sources of a live release with the sources here. */
async function sourceState(store: Store, name: string, live: Commit): Promise<string> {
  if (live.trailers['Stands-in-for']) return 'restored';
  if (!isHere(name) || (await hasWorkOfOthers(store, name, live))) return 'not known';
  const states = {
    same: 'as here',
    older: olderSources,
    unknown: 'not known',
    invalid: 'an entry here is invalid',
  } as const;
  return states[await compareSources(store, live)];
}

/** Returns who released what, when, and which pages changed: three lines short enough for a phone. */
const releaseLines = ({ id, at, author, subject, trailers }: Commit, state: string, section = ''): string[] => [
  [section, shortName(id), formatInstant(at), `by ${author}`, state].filter(Boolean).join('  '),
  `    ${subject}`,
  `    changed: ${trailers.Changes ?? 'not known'}`,
];

/** Returns the team of a package, its pages, the shell they use, and its kit, as `/status` shows them. */
export function standing(name: string, { trailers }: Commit, status: Status | null): string[] {
  const shown = livePackage(status, name);
  if (!shown) return [];
  const shell = shown.earlierShell ? 'an earlier shell' : 'the newest shell';
  const kit = trailers.Kit ? `, kit: ${trailers.Kit}` : '';
  const pages = `${shown.pages} ${shown.pages === 1 ? 'page' : 'pages'}`;
  return [`maintained by ${teamOf(name)}, ${pages}${name === 'shell' ? '' : ` on ${shell}`}${kit}`];
}

/**
 * Returns every release of a package with its state, newest first, and the commands to change to another.
 * @param shown the release that visitors get.
 */
export function historyLines(name: string, history: History, shown: Commit | undefined): string[] {
  const current = shown && restored(shown, history);
  const rolledBack = new Set(history.map(({ trailers }) => trailers['Stands-in-for']));
  const releases = history.flatMap((commit, index) => {
    if (restored(commit, history) !== commit) return [];
    const isHeldBack = shown && index < history.indexOf(shown);
    const state = rolledBack.has(commit.id) ? '(rolled back)' : isHeldBack ? '(held back)' : '';
    return releaseLines(commit, commit === current ? '(live)' : state);
  });
  const latest = history[0]?.trailers['Stands-in-for'];
  return [
    ...releases,
    ...(latest ? [`To go forward again: npm run rollback -- ${name} --to ${shortName(latest)}`] : []),
    ...(rollbackTarget(historyFrom(history, shown?.id)) ? [`To go back by one: npm run rollback -- ${name}`] : []),
    `To go to any other: npm run rollback -- ${name} --to <release>`,
  ];
}

/** A package, its live release if it has one, and the state of its sources in words. */
interface Row {
  readonly name: string;
  readonly live: Commit | undefined;
  readonly state: string;
}

const rowOf = async (store: Store, name: string, live: Commit | undefined, missing: string): Promise<Row> => ({
  name,
  live,
  state: live ? await sourceState(store, name, live) : missing,
});

const notReleased = 'not released yet';

/**
 * Prints the names of the packages that are older than the sources here, or not released yet.
 * @param due whether to print only those with an entry whose day has come.
 */
async function printOlder(store: Store, due: boolean): Promise<void> {
  const { branches } = await fetchBranches(store);
  const rows = sitePackages(branches).map(({ name }) => rowOf(store, name, branches.get(name)?.[0], notReleased));
  for (const { name, live, state } of await Promise.all(rows)) {
    if (state !== olderSources && state !== notReleased) continue;
    const isDue = due && live && shownBy(await readManifest(store, live.tree), dueSince(live)).length > 0;
    if (!due || isDue) console.log(name);
  }
}

/** Returns the release that visitors get. */
const shownOf = (status: Status | null, name: string, history: History = []) =>
  history.find(({ id }) => id === livePackage(status, name)?.commit);

/** Prints the live release of each section, what waits, and what the last watch found. */
async function printAll(store: Store, branches: Branches, status: Status | null): Promise<void> {
  const states = sitePackages(branches).map(({ name }) => {
    const history = branches.get(name);
    return rowOf(store, name, shownOf(status, name, history), history ? 'not shown' : notReleased);
  });
  const rows = await Promise.all(states);
  for (const { name, live, state } of rows) {
    if (live) {
      for (const line of releaseLines(live, `(${state})`, name)) console.log(line);
      for (const line of standing(name, live, status)) console.log(`    ${line}`);
    } else console.log(`${name}  (${state})`);
  }
  for (const note of status ? heldBackNotes(status) : []) console.log(note);
  for (const { group, name, day } of waitingHere()) console.log(`${group}: '${name}' waits until ${formatDate(day)}`);
  console.log(watchWords(await readWatched(), formatInstant));
  for (const { name, state } of rows) {
    if (state === olderSources) console.log(`${name} is older than the sources here: npm run release -- ${name}`);
  }
  for (const other of branches.keys()) {
    if (rows.some(({ name }) => name === other)) continue;
    console.log(`${other} is in the store, but has no row here. To get it back, use git revert on its removal`);
  }
}

/**
 * Prints the live release of each section, with its time, author and changes, and the commands that follow.
 * @param asked the package whose releases to print instead.
 * @param options with `older` or `due`, it prints only names. `shell/cli/site.ts` describes them.
 */
export async function sections(
  asked: BuiltPackage | undefined,
  { older = false, due = false }: { older?: boolean; due?: boolean },
): Promise<void> {
  const store = await openStore(dirs);
  await removeWork(dirs.work);
  if (older || due) return printOlder(store, due);
  const branches = await updateSite(store);
  if (branches.size === 0) throw new UserError('Nothing is live yet. Run npm run build, or set SITE_STORE');
  const status = await readStatus(dirs.site);
  if (!asked) return printAll(store, branches, status);
  const { name } = asked;
  const history = branches.get(name);
  if (!history) throw new UserError(`${name} is not released yet. Run npm run release -- ${name}`);
  for (const line of historyLines(name, history, shownOf(status, name, history))) console.log(line);
}
