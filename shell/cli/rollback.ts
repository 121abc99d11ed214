import { packages } from '@site/build/packages';
import { changeSite } from '../compose/changeSite';
import { planRollback } from '../compose/stage/plan';
import { restored, shortName } from '../compose/store/Commit';
import type { History } from '../compose/store/Commit';
import { packageNamed } from './packageNamed';
import { siteCommand } from './siteCommand';

/** The index of the live release in the history, the newest at 0. */
function indexOfLive(history: History): number {
  const [live] = history;
  return live ? history.indexOf(restored(live, history)) : 0;
}

/** Makes another release of one package live again, with the pages it had. Nothing is built. */
async function rollback(name: string, { to }: { to?: string }): Promise<void> {
  const pkg = packageNamed(name);
  let previous: History = [];
  const { branches, pages, notes } = await changeSite(
    (_, known) => {
      previous = known.get(name) ?? [];
      return planRollback(pkg, to, known);
    },
    { isRollback: true },
  );
  for (const note of notes) console.log(note);
  const history = branches.get(name) ?? [];
  const [live] = history;
  const rolledBack = previous[0] && restored(previous[0], previous);
  if (!live || !rolledBack) return;
  const current = restored(live, history);
  // Both positions are counted from the first release.
  const wentBack = history.length - indexOfLive(history) < previous.length - indexOfLive(previous);
  console.log(
    `${name} is ${wentBack ? 'back at' : 'forward at'} ${shortName(current.id)} ('${current.subject}'); ${pages} pages composed`,
  );
  console.log(`${wentBack ? 'Forward' : 'Back'} again: npm run rollback -- ${name} --to ${shortName(rolledBack.id)}`);
}

await siteCommand(
  'npm run rollback --',
  'Restores the release before the live one, code and pages together. Nothing is built.',
)
  .argument('<section>', packages.map(({ name }) => name).join(', '))
  .option('--to <release>', 'a release as npm run sections names it, earlier or later')
  .run(rollback);
