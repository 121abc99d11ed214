import { formatDate } from '@site/shared-data/dates/eventDate';
import { root, shell, type BuiltPackage } from '@site/build/packages';
import spawn from 'cross-spawn';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fromOrigin, fromRelease, type Change } from '../compose/build/Change';
import { fromFolder } from '../compose/build/makeRelease';
import { runUnitTests } from '../compose/build/checkSources';
import { changeSite, composeMissingSite } from '../compose/changeSite';
import { checkContent, type Checked } from '../compose/check/checkSite';
import { shownBy, waitingHere } from '../compose/build/waitingHere';
import { manifestIn, type Release } from '../compose/Release';
import { misfit } from '../compose/contract/SectionData';
import { planRelease, type Planned } from '../compose/plan';
import { findRelease } from '../compose/store/Commit';
import type { Branches } from '../compose/store/branches';
import type { Store } from '../compose/store/store';
import { beginTrial, runOnDay, trial } from '../compose/trial';
import { presentMoment } from '../system/settings';
import { UserError } from '../system/UserError';
import { exchange } from './composePreview';
import { packageNames } from './packageNamed';

/** Returns the shell that `--shell` names: the folder of a finished build, a release, or a branch to build. */
async function proposedShell(what: string, branches: Branches): Promise<Change> {
  if (existsSync(what)) return fromFolder(shell, path.resolve(what));
  const history = branches.get(shell.name) ?? [];
  const release = findRelease(history, what);
  if (release) return fromRelease(shell, release, history);
  await beginTrial();
  const { isGood, said } = await exchange(shell.name, what, branches);
  if (!isGood) throw new UserError(said);
  return fromOrigin(shell, trial.env.SITE_STORE);
}

/** Plans what `check` tries: the package from the sources here, and the other shell if there is one. */
const planCheck =
  (pkg: BuiltPackage, proposed: string | undefined) =>
  async (store: Store, branches: Branches): Promise<Planned> => {
    const { changes, ...planned } = await planRelease(pkg, {}, store, branches);
    return { ...planned, changes: proposed ? [await proposedShell(proposed, branches), ...changes] : changes };
  };

/** Returns why a section does not use the newest shell of a site, or null if it does. */
function staysBehind({ sections, shell: newest }: Checked, name: string): string | null {
  const section = sections.find((one) => one.name === name);
  return section && section.shell !== newest ? (misfit(section.data, newest) ?? 'it does not fit') : null;
}

/** Tries a section as of each day on which one of its entries first appears, in order. */
async function checkDays(
  { name, folder }: Release,
  report: (title: string, outcome: Promise<unknown>) => Promise<void>,
) {
  const own = shownBy(await manifestIn(folder), waitingHere());
  if (own.length > 0) await beginTrial();
  for (const day of [...new Set(own.map((entry) => entry.day))]) {
    const names = own.filter((entry) => entry.day === day).map((entry) => entry.name);
    const trying = runOnDay(day, 'release', [name]).then(({ isGood, said }) => {
      if (!isGood) throw new UserError(said);
    });
    await report(`the site as of ${formatDate(day)}, with ${names.join(', ')}`, trying);
  }
}

/**
 * Runs every check of a release, and the section's own tests. With `--shell`, it tries the section on that shell. For
 * the shell itself, it tries every section. The site does not change, unless this machine has none to compare with.
 */
export async function check(
  pkg: BuiltPackage | undefined,
  { all, shell: proposed }: { all?: boolean; shell?: string },
): Promise<void> {
  if (all) {
    const { status } = spawn.sync('npm', ['test'], { cwd: root, stdio: 'inherit' });
    if (status !== 0) throw new UserError('Some tests failed. The lines above name them');
    return;
  }
  if (!pkg) throw new UserError(`Name a section (${packageNames}), or add --all.`);
  const { name } = pkg;
  if (proposed && name === shell.name)
    throw new UserError('--shell tries another shell below a section. Name a section');
  const command = new AbortController();
  const endTests = () => command.abort();
  // The tests must not outlive the command.
  process.once('exit', endTests);
  const tests = runUnitTests(pkg, command.signal);
  // The command awaits the tests later. Until then a failure must not count as unhandled.
  tests.catch(() => {});
  let isReady = true;
  const report = async (title: string, outcome: Promise<unknown>) => {
    try {
      await outcome;
      console.log(`✓ ${title}`);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      isReady = false;
      console.log(`✗ ${title}\n${error.message.replaceAll(/^/gm, '    ')}`);
    }
  };
  try {
    await report('the content of shared-data', (async () => checkContent(presentMoment(), []))());
    await composeMissingSite();
    const trying = changeSite(planCheck(pkg, proposed), { isTrial: true });
    await report('types, lint, pages and links', trying);
    const site = isReady ? (await trying).site : null;
    const tried = [site?.shell, ...(site?.sections ?? [])].find((one) => one?.name === name);
    if (tried && !proposed) await checkDays(tried.release, report);
    for (const section of site?.sections ?? []) {
      const why = site && staysBehind(site, section.name);
      if (proposed && section.name === name) {
        await report(
          `${name} works with that shell`,
          why ? Promise.reject(new UserError(`${name}: ${why}`)) : Promise.resolve(),
        );
      } else if (name === shell.name) {
        console.log(
          why ? `⚠ ${section.name} stays on the earlier shell: ${why}` : `✓ ${section.name} works with this shell`,
        );
      }
    }
    // Tests of sources that do not compile mean nothing.
    if (isReady) await report(`the tests of ${name}`, tests);
  } finally {
    endTests();
  }
  if (!isReady) throw new UserError(`${name} is not ready. Fix the problems above, then check again`);
  console.log(`${name} is ready: npm run release -- ${name}`);
}
