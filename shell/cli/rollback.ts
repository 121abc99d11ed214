import { changeAndPrint } from '../compose/changeAndPrint';
import { planRollback } from '../compose/stage/plan';
import { restored, shortName } from '../compose/store/Commit';
import { packageNamed, packageNames } from './packageNamed';
import { siteCommand } from './siteCommand';

/** Makes another release of one package live again, with the pages it had. Nothing is built. */
async function rollback(name: string, { to }: { to?: string }): Promise<void> {
  const pkg = packageNamed(name);
  const { branches, pages } = await changeAndPrint((_, known) => planRollback(pkg, to, known), { isRollback: true });
  const history = branches.get(name) ?? [];
  const [current, rolledBack] = history.slice(0, 2).map((commit) => restored(commit, history));
  if (!current || !rolledBack) return;
  const wentBack = history.indexOf(current) > history.indexOf(rolledBack);
  console.log(
    `${name} is ${wentBack ? 'back at' : 'forward at'} ${shortName(current.id)} ('${current.subject}'); ${pages} pages composed`,
  );
  console.log(`${wentBack ? 'Forward' : 'Back'} again: npm run rollback -- ${name} --to ${shortName(rolledBack.id)}`);
}

await siteCommand(
  'npm run rollback --',
  'Restores the release before the live one, code and pages together. Nothing is built.',
)
  .argument('<section>', packageNames)
  .option('--to <release>', 'a release as npm run sections names it, earlier or later')
  .run(rollback);
