import { packages } from '@site/build/packages';
import { changeSite, isUpToDate } from '../compose/changeSite';
import { dirs } from '../compose/dirs';
import { compareSources, isHere } from '../compose/stage/sources';
import { restored, shortName } from '../compose/store/Commit';
import type { Commit, History } from '../compose/store/Commit';
import { fetchBranches, openStore, sitePackages } from '../compose/store/store';
import type { Store } from '../compose/store/store';
import { UserError } from '../compose/UserError';
import { readStatus } from '../compose/write/Status';
import { formatInstant } from '../compose/write/statusPage';
import { removeWork } from '../compose/write/switchSite';
import { packageNamed } from './packageNamed';
import { siteCommand } from './siteCommand';

/** How a live release compares with the sources here. */
async function sourceState(store: Store, name: string, live: Commit | undefined): Promise<string> {
  if (!live) return 'not released yet';
  if (live.trailers['Stands-in-for']) return 'rolled back to';
  const states = { same: 'as here', older: 'older than here', unknown: 'not known' } as const;
  return states[isHere(name) ? await compareSources(store, live) : 'unknown'];
}

/** Prints who released what, when, and which pages changed: three lines that fit a telephone. */
function printRelease({ id, at, author, subject, trailers }: Commit, state: string, section = ''): void {
  console.log([section, shortName(id), formatInstant(at), `by ${author}`, state].filter(Boolean).join('  '));
  console.log(`    ${subject}\n    changed: ${trailers.Changes ?? 'not known'}`);
}

/** Prints every release of one package, newest first, with its state. */
function printHistory(name: string, history: History): void {
  const [live] = history;
  const liveRelease = live && restored(live, history);
  const rolledBack = new Set(history.map(({ trailers }) => trailers['Stands-in-for']));
  for (const commit of history.filter(({ trailers }) => !trailers.Restores)) {
    printRelease(commit, commit === liveRelease ? '(live)' : rolledBack.has(commit.id) ? '(rolled back)' : '');
  }
  const latest = live?.trailers['Stands-in-for'];
  if (latest) console.log(`Forward again: npm run rollback -- ${name} --to ${shortName(latest)}`);
  if (history.length > 1) console.log(`Back by one: npm run rollback -- ${name}`);
  console.log(`To any other: npm run rollback -- ${name} --to <release>`);
}

/** Prints what is live, since when, by whom and what it changed, and the next commands. */
async function sections(name: string | undefined, { older = false }: { older?: boolean }): Promise<void> {
  if (name) packageNamed(name);
  const store = await openStore(dirs);
  await removeWork(dirs.work);
  let { branches } = await fetchBranches(store);
  if (!older && branches.size > 0 && !isUpToDate(await readStatus(dirs.site), branches)) {
    // A command was killed, or somebody else has released.
    const { branches: now, notes } = await changeSite(() => Promise.resolve({ changes: [] }));
    for (const note of notes) console.log(note);
    branches = now;
  }
  const rows = await Promise.all(
    sitePackages(branches).map(async ({ name: section }) => {
      const [live] = branches.get(section) ?? [];
      return { section, live, sources: await sourceState(store, section, live) };
    }),
  );
  if (older) {
    const behind = rows.filter(({ sources }) => sources === 'older than here' || sources === 'not released yet');
    for (const { section } of behind) console.log(section);
    return;
  }
  if (branches.size === 0) throw new UserError('Nothing is live yet; run npm start, or npm run build');
  const history = name && branches.get(name);
  if (name && !history) throw new UserError(`${name}: not released yet; run npm run release -- ${name}`);
  if (name && history) return printHistory(name, history);
  for (const { section, live, sources } of rows) {
    if (live) printRelease(live, `(${sources})`, section);
    else console.log(`${section}  (${sources})`);
  }
  for (const { section, sources } of rows) {
    if (sources === 'older than here') console.log(`${section} is older than here: npm run release -- ${section}`);
  }
  for (const other of branches.keys()) {
    if (sitePackages(branches).some((pkg) => pkg.name === other)) continue;
    console.log(`${other} is in the store, and has no row here: git revert its removal to have it back`);
  }
}

await siteCommand(
  'npm run sections --',
  'Shows which release of each section is live, since when and by whom; or all releases of one section.',
)
  .argument('[section]', packages.map(({ name }) => name).join(', '))
  .option('--older', 'only the names of those that are older than the sources here')
  .run(sections);
