import type { BuiltPackage } from '@site/build/packages';
import { changeSite, updateSite, type ChangeOptions } from '../compose/changeSite';
import { dirs } from '../compose/dirs';
import { checkContent } from '../compose/build/checkSources';
import { planBuild, planCompose, planReleases, planRollback, type ReleasePlan } from '../compose/plan';
import { historyFrom, restored, shortName, type History } from '../compose/store/Commit';
import { acceptBranch, openStore } from '../compose/store/store';
import { UserError } from '../compose/UserError';
import { livePackage, readStatus } from '../compose/write/Status';

/**
 * Builds what changed since its last release, releases what is good, composes the site, and prints what people should know.
 * What is not good is named, and the command ends with 1.
 */
export async function build(options: Pick<ChangeOptions, 'dropPages'>): Promise<void> {
  for (const line of await checkContent()) console.log(line);
  const { released, pages, refused } = await changeSite(planBuild, options);
  const news = released.length > 0 ? `${released.join(', ')} released` : 'nothing had changed';
  console.log(`${news}; ${pages} pages composed`);
  if (refused.length === 0) return;
  console.error(`${refused.join(', ')}: not released; mend the lines above with ⚠, then build again`);
  process.exitCode = 1;
}

type ReleaseOptions = ReleasePlan & Pick<ChangeOptions, 'dropPages' | 'message'>;

/** Releases packages in one change, all or none, and prints the result. */
export async function release(pkgs: readonly BuiltPackage[], options: ReleaseOptions): Promise<void> {
  if (options.from && pkgs.length > 1) throw new UserError('--from takes the folder of one section; name one alone');
  for (const line of await checkContent([])) console.log(line);
  // What it changes for visitors is told from the site before it, whatever is wrong with that.
  if (!(await readStatus(dirs.site))) await updateSite(await openStore(dirs)).catch(() => {});
  const { branches, released, pages } = await changeSite(planReleases.bind(null, pkgs, options), options);
  for (const { name } of pkgs) {
    const news = released.includes(name) ? '' : ' (it had not changed)';
    console.log(`${name} ${shortName(branches.get(name)?.[0]?.id ?? '')} is live${news}; ${pages} pages composed`);
  }
}

/** Makes another release of one package live again, with the pages it had. Nothing is built. */
export async function rollback(pkg: BuiltPackage, { to }: { to?: string }): Promise<void> {
  const { name } = pkg;
  const status = await readStatus(dirs.site);
  let shown: History = [];
  const { branches, pages } = await changeSite((_, known) => {
    const history = known.get(name);
    // A site that does not know the newest release says nothing of what is held back.
    const isKnown = status?.tips[name] === history?.[0]?.id;
    shown = historyFrom(history, isKnown ? livePackage(status, name)?.commit : undefined);
    return planRollback(pkg, to, known, shown);
  });
  const history = branches.get(name) ?? [];
  const [current, rolledBack] = [history[0], shown[0]].map((commit) => commit && restored(commit, history));
  if (!current || !rolledBack) return;
  const wentBack = history.indexOf(current) > history.indexOf(rolledBack);
  const [way, other] = wentBack ? ['back', 'Forward'] : ['forward', 'Back'];
  console.log(`${name} is ${way} at ${shortName(current.id)} ('${current.subject}'); ${pages} pages composed`);
  console.log(`${other} again: npm run rollback -- ${name} --to ${shortName(rolledBack.id)}`);
}

/** Composes the site from what is in the store. @param accept the package whose branch is taken although it was pushed by force. */
export async function compose({ accept }: { accept?: BuiltPackage }): Promise<void> {
  if (accept) await acceptBranch(await openStore(dirs), accept.name);
  const { pages } = await changeSite(planCompose);
  console.log(`${pages} pages composed`);
}
