import { formatDate } from '@site/shared-data/dates/eventDate';
import { root, shell, type BuiltPackage } from '@site/build/packages';
import spawn from 'cross-spawn';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fromFolder, fromOrigin, fromRelease, type Change } from '../compose/build/Change';
import { checkContent, runUnitTests } from '../compose/build/checkSources';
import { changeSite } from '../compose/changeSite';
import type { CheckedSite } from '../compose/check/checkSite';
import { shownBy, waitingHere } from '../compose/build/waitingHere';
import { dirs } from '../compose/dirs';
import { misfit } from '../compose/contract/SectionData';
import { planRelease, type Planned } from '../compose/plan';
import { findRelease } from '../compose/store/Commit';
import { type Branches, type Store, fetchBranches, openStore } from '../compose/store/store';
import { beginTrial, runSiteCommand, trial, trialOn } from '../compose/trial';
import { UserError } from '../compose/UserError';
import { exchange } from './composePreview';
import { packageNames } from './packageNamed';

/** The shell that `--shell` names: a folder with a finished build, a release, or a branch, which is built. */
async function proposedShell(what: string, branches: Branches): Promise<Change> {
  if (existsSync(what)) return fromFolder(shell, path.resolve(what));
  const history = branches.get(shell.name) ?? [];
  const release = findRelease(history, what);
  if (release) return fromRelease(shell, release, history);
  await beginTrial();
  const { isGood, said } = await exchange(shell.name, what, branches);
  if (!isGood) throw new UserError(said);
  return fromOrigin(shell, trial.env.SITE_STORE, true);
}

/** What `check` tries: the package as it is here, and where asked another shell below it. */
const planCheck =
  (pkg: BuiltPackage, proposed: string | undefined) =>
  async (store: Store, branches: Branches): Promise<Planned> => {
    const { changes, ...planned } = await planRelease(pkg, {}, store, branches);
    return { ...planned, changes: proposed ? [await proposedShell(proposed, branches), ...changes] : changes };
  };

/** Why a section does not stand on the newest shell of a site; null where it does. */
function staysBehind({ sections, shell: newest }: CheckedSite, name: string): string | null {
  const section = sections.find((one) => one.name === name);
  return section && section.shell !== newest ? (misfit(section.data, newest) ?? 'it does not fit') : null;
}

/** Tries a section as of each day on which an entry of it comes to be shown, from the first to the last. */
async function checkDays({ name }: BuiltPackage, report: (title: string, outcome: Promise<unknown>) => Promise<void>) {
  const waiting = waitingHere();
  if (waiting.length === 0) return;
  const store = await openStore(dirs);
  const { branches } = await fetchBranches(store);
  const own = await shownBy(store, branches.get(name)?.[0], waiting);
  if (own.length > 0) await beginTrial();
  for (const day of [...new Set(own.map((entry) => entry.day))]) {
    const names = own.filter((entry) => entry.day === day).map((entry) => entry.name);
    const trying = runSiteCommand('release', [name], { env: trialOn(day) }).then(({ isGood, said }) => {
      if (!isGood) throw new UserError(said);
    });
    await report(`the site as of ${formatDate(day)}, with ${names.join(', ')}`, trying);
  }
}

/**
 * Makes every check of a release, and runs the section's own tests. With another shell, the section is tried on that one; for the
 * shell itself, every section is tried on it. The site stays as it is.
 */
export async function check(
  pkg: BuiltPackage | undefined,
  { all, shell: proposed }: { all?: boolean; shell?: string },
): Promise<void> {
  if (all) {
    const { status } = spawn.sync('npm', ['test'], { cwd: root, stdio: 'inherit' });
    if (status !== 0) throw new UserError('Not all tests are good; the lines above say which');
    return;
  }
  if (!pkg) throw new UserError(`Name a section (${packageNames}), or add --all`);
  const { name } = pkg;
  if (proposed && name === shell.name) throw new UserError('--shell names the shell for a section; name a section');
  const command = new AbortController();
  const endTests = () => command.abort();
  // The tests end with the command, however that ends.
  process.once('exit', endTests);
  const tests = runUnitTests(pkg, command.signal);
  // They are awaited below, after they may have failed.
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
    await report('the content of shared-data', checkContent([]));
    const trying = changeSite(planCheck(pkg, proposed), { isTrial: true });
    await report('types, lint, every page and where its links lead', trying);
    const site = isReady ? (await trying).site : null;
    if (isReady && !proposed) await checkDays(pkg, report);
    for (const section of site?.sections ?? []) {
      const why = site && staysBehind(site, section.name);
      if (proposed && section.name === name) {
        await report(
          `${name} stands on that shell`,
          why ? Promise.reject(new UserError(`${name}: ${why}`)) : Promise.resolve(),
        );
      } else if (name === shell.name) {
        console.log(
          why ? `⚠ ${section.name} stays on the earlier shell: ${why}` : `✓ ${section.name} stands on this shell`,
        );
      }
    }
    // Tests of sources that do not build say nothing.
    if (isReady) await report(`the tests of ${name}`, tests);
  } finally {
    endTests();
  }
  if (!isReady) throw new UserError(`${name} is not ready: mend the lines above, then check again`);
  console.log(`${name} is ready: npm run release -- ${name}`);
}
