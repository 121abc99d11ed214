import { packages } from '@site/build/packages';
import type { BuiltPackage } from '@site/build/packages';
import { program } from 'commander';
import { changeSite } from '../compose/changeSite';
import { planRollback } from '../compose/stage/plan';
import { restored, shortName } from '../compose/store/Commit';
import type { History } from '../compose/store/Commit';
import { packageNamed } from './packageNamed';
import { runCommand } from './runCommand';

/** The place of what is live among the releases that were made, the newest at 0. */
function placeOf(history: History): number {
  const [live] = history;
  return live ? history.indexOf(restored(live, history)) : 0;
}

/** Puts an earlier release of one package live again, with the pages it had. Nothing is built. */
async function rollback(pkg: BuiltPackage, { to }: { to?: string }): Promise<void> {
  const { name } = pkg;
  let before: History = [];
  const { truth, pages, notes } = await changeSite(
    (_, known) => {
      before = known.get(name) ?? [];
      return planRollback(pkg, to, known);
    },
    { isLenient: true },
  );
  for (const note of notes) console.log(note);
  const history = truth.get(name) ?? [];
  const [live] = history;
  const left = before[0] && restored(before[0], before);
  if (!live || !left) return;
  const now = restored(live, history);
  // Both counted from the first release of all.
  const wentBack = history.length - placeOf(history) < before.length - placeOf(before);
  console.log(
    `${name} is ${wentBack ? 'back at' : 'forward at'} ${shortName(now.id)} ('${now.subject}'); ${pages} pages composed`,
  );
  console.log(`${wentBack ? 'Forward' : 'Back'} again: npm run rollback -- ${name} --to ${shortName(left.id)}`);
}

program
  .name('npm run rollback --')
  .description('Puts the release before the live one back, code and pages together. Nothing is built.')
  .showHelpAfterError()
  .argument('<section>', packages.map(({ name }) => name).join(', '))
  .option('--to <release>', 'a release as npm run sections names it, earlier or later')
  .action((name: string, options: { to?: string }) => runCommand(() => rollback(packageNamed(name), options)));
await program.parseAsync();
