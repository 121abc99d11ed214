import { packages } from '@site/build/packages';
import { program } from 'commander';
import { changeSite, isUpToDate } from '../compose/changeSite';
import { dirs } from '../compose/dirs';
import { compareSources } from '../compose/stage/sources';
import { restored, shortName } from '../compose/store/Commit';
import type { Commit, History } from '../compose/store/Commit';
import { fetchTruth, openStore } from '../compose/store/store';
import type { Store } from '../compose/store/store';
import { UserError } from '../compose/UserError';
import { readStatus } from '../compose/write/Status';
import { packageNamed } from './packageNamed';
import { runCommand } from './runCommand';

/** When a release went live, as the clinic's clock has it. */
const when = ({ at }: Commit) =>
  new Date(at).toLocaleString('en-US', { timeZone: 'America/Chicago', dateStyle: 'medium', timeStyle: 'short' });

/** How the sources of a live release compare with those that are here. */
async function age(store: Store, live: Commit): Promise<string> {
  if (live.trailers['Stands-in-for']) return 'gone back to';
  const states = { same: 'as here', older: 'older than here', unknown: 'not known' } as const;
  return states[await compareSources(store, live)];
}

/** One release as people read of it. */
const told = (commit: Commit) => ({
  release: shortName(commit.id),
  when: when(commit),
  by: commit.author,
  what: commit.subject,
  'changed pages': commit.trailers.Changes ?? 'not known',
});

/** Every release of one package, newest first, and what became of it. */
function tellHistory(name: string, history: History): void {
  const [live] = history;
  const standing = live && restored(live, history);
  const left = new Set(history.map(({ trailers }) => trailers['Stands-in-for']));
  console.table(
    history
      .filter(({ trailers }) => !trailers.Restores)
      .map((commit) => ({
        ...told(commit),
        state: commit === standing ? 'live' : left.has(commit.id) ? 'gone back from' : '',
      })),
  );
  const instead = live?.trailers['Stands-in-for'];
  if (instead) console.log(`Forward again: npm run rollback -- ${name} --to ${shortName(instead)}`);
  if (history.length > 1) console.log(`Back by one: npm run rollback -- ${name}`);
  console.log(`To any other: npm run rollback -- ${name} --to <release>`);
}

/** Says what is live, since when, by whom and what it changed, and what to type next. */
async function sections(name: string | undefined, { older = false }: { older?: boolean }): Promise<void> {
  if (name) packageNamed(name);
  const store = await openStore(dirs);
  let { truth } = await fetchTruth(store);
  if (!older && truth.size > 0 && !isUpToDate(await readStatus(dirs.site), truth)) {
    // A command was killed before it was done, or somebody else has released.
    const { truth: now, notes } = await changeSite(() => Promise.resolve({ changes: [] }));
    for (const note of notes) console.log(note);
    truth = now;
  }
  const rows = await Promise.all(
    packages.map(async ({ name: section }) => {
      const [live] = truth.get(section) ?? [];
      return { section, live, sources: live ? await age(store, live) : 'not released yet' };
    }),
  );
  if (older) {
    const behind = rows.filter(({ sources }) => sources === 'older than here' || sources === 'not released yet');
    for (const { section } of behind) console.log(section);
    return;
  }
  if (truth.size === 0) throw new UserError('Nothing is live yet; run npm start, or npm run build');
  const history = name && truth.get(name);
  if (name && !history) throw new UserError(`${name}: not released yet; run npm run release -- ${name}`);
  if (name && history) return tellHistory(name, history);
  console.table(rows.map(({ section, live, sources }) => ({ section, ...(live && told(live)), sources })));
  for (const { section, sources } of rows) {
    if (sources === 'older than here') console.log(`${section} is older than here: npm run release -- ${section}`);
  }
}

program
  .name('npm run sections --')
  .description('Shows which release of each section is live, since when and by whom; or all releases of one section.')
  .argument('[section]', packages.map(({ name }) => name).join(', '))
  .option('--older', 'only the names of those that are older than the sources here')
  .action((name: string | undefined, options: { older?: boolean }) => runCommand(() => sections(name, options)));
await program.parseAsync();
