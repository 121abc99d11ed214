import type { BuiltPackage } from '@site/build/packages';
import { changeSite, composeMissingSite, type ChangeOptions } from '../compose/changeSite';
import { dirs } from '../system/dirs';
import { checkContent } from '../compose/check/checkSite';
import { planBuild, planCompose, planReleases, planRollback, type ReleasePlan } from '../compose/plan';
import { MovedWithShell } from '../compose/render/MovedWithShell';
import { historyFrom, restored, shortName, type Commit, type History } from '../compose/store/Commit';
import { acceptBranch } from '../compose/store/branches';
import { openStore } from '../compose/store/store';
import { presentMoment } from '../system/settings';
import { UserError } from '../system/UserError';
import { livePackage, readStatus } from '../compose/write/Status';

/**
 * Builds what changed since the last release, releases what passes, composes the site and prints the result. Exits with
 * code 1 and names the packages that did not pass.
 */
export async function build(options: Pick<ChangeOptions, 'dropPages'>): Promise<void> {
  for (const line of checkContent(presentMoment())) console.log(line);
  await composeMissingSite();
  const { released, pages, refused } = await changeSite(planBuild, options);
  const news = released.length > 0 ? `${released.join(', ')} released` : 'nothing changed';
  console.log(`${news}; ${pages} pages composed`);
  if (refused.length === 0) return;
  console.error(`${refused.join(', ')}: not released. Fix the problems marked ⚠ above, then build again`);
  process.exitCode = 1;
}

type ReleaseOptions = ReleasePlan & Pick<ChangeOptions, 'dropPages'>;

/** Releases packages in one change, all or none, and prints the result. */
export async function release(pkgs: readonly BuiltPackage[], options: ReleaseOptions): Promise<void> {
  if (options.from && pkgs.length > 1)
    throw new UserError('--from takes the folder of one section. Name only one section');
  for (const line of checkContent(presentMoment(), [])) console.log(line);
  await composeMissingSite();
  const { branches, released, pages } = await changeSite(planReleases.bind(null, pkgs, options), options);
  for (const { name } of pkgs) {
    const news = released.includes(name) ? '' : ' (unchanged)';
    console.log(`${name} ${shortName(branches.get(name)?.[0]?.id ?? '')} is live${news}; ${pages} pages composed`);
  }
}

/**
 * Makes another release of a package live again, with the pages it had. Builds nothing.
 * @param named packages whose releases of that time go live with it.
 */
export async function rollback(
  pkg: BuiltPackage,
  named: readonly BuiltPackage[],
  { to }: { to?: string },
): Promise<void> {
  const others = named.filter((one) => one !== pkg);
  const names = [pkg, ...others].map(({ name }) => name);
  const status = await readStatus(dirs.site);
  let shownOf: (name: string) => History = () => [];
  const { branches, pages } = await changeSite((_, known) => {
    shownOf = (name) => {
      const history = known.get(name);
      // A site that does not know the newest release cannot tell which releases are held back.
      const isKnown = status?.tips[name] === history?.[0]?.id;
      return historyFrom(history, isKnown ? livePackage(status, name)?.commit : undefined);
    };
    return planRollback(pkg, others, to, known, shownOf);
  }).catch((error: unknown) => {
    throw error instanceof MovedWithShell ? error.ofRollback(names, to) : error;
  });
  const moves = names.flatMap((name) => {
    const history = branches.get(name) ?? [];
    const [current, left] = [history[0], shownOf(name)[0]].map((commit) => commit && restored(commit, history));
    if (!current || !left) return [];
    // The history was read again since.
    const placeOf = (commit: Commit) => history.findIndex(({ id }) => id === commit.id);
    return { name, current, left, places: placeOf(current) - placeOf(left) };
  });
  for (const { name, current, places } of moves) {
    const state = places === 0 ? 'stays' : places > 0 ? 'is back' : 'is forward';
    console.log(`${name} ${state} at ${shortName(current.id)} ('${current.subject}'); ${pages} pages composed`);
  }
  const [first] = moves;
  if (!first) return;
  const way = first.places > 0 ? 'forward' : 'back';
  console.log(`To go ${way} again: npm run rollback -- ${names.join(' ')} --to ${shortName(first.left.id)}`);
}

/** Composes the site from the store. @param accept the package whose force-pushed branch is accepted. */
export async function compose({ accept }: { accept?: BuiltPackage }): Promise<void> {
  if (accept) await acceptBranch(await openStore(dirs), accept.name);
  const { pages } = await changeSite(planCompose);
  console.log(`${pages} pages composed`);
}
