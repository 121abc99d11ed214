import { packages } from '@site/build/packages';
import { ownEntries } from '@site/shared-data/compile/entriesFolder';
import { loadContent } from '@site/shared-data/compile/loadContent';
import type { ClinicDay } from '@site/shared-data/dates/clinicDay';
import { compareSources, isHere, sourceFiles } from '../../compose/build/sources';
import { shownBy } from '../../compose/build/waitingHere';
import { isBehind } from '../../compose/changeSite';
import { dirs } from '../../system/dirs';
import { runProgram, type Ended } from '../../system/runProgram';
import { readManifest } from '../../compose/store/releaseFolder';
import { fetchBranches, type Branches } from '../../compose/store/branches';
import { openStore, type Store } from '../../compose/store/store';
import { beginTrial, runOnDay, runSiteCommand, trial } from '../../compose/trial';
import { UserError } from '../../system/UserError';
import { userGit } from '../../git/git';
import {
  commitChange,
  commitPlan,
  othersChanged,
  ownProblems,
  pushBranch,
  undoCommit,
  unpushedCommits,
  type CommitPlan,
  type CommitWish,
  type Committed,
  type Pushed,
} from './commitChange';
import { pagesBetween, type SiteChange } from './sitePages';
import { waitingIn, type Waiting } from './WaitingList';
import type { Tell } from './works';

type Said = Pick<Ended, 'isGood' | 'said'>;

/** The result of a trial: what a release of the change would do. */
export interface Trial extends SiteChange {
  /** The packages that have to be released for it. */
  readonly packages: readonly string[];
  /** Why the change cannot go live, or null. */
  readonly problem: string | null;
  /** The subject and author of its commit; left out outside a clone. */
  readonly commit?: CommitPlan | undefined;
  readonly waiting?: Waiting;
  /** The clinic's day for which it was built, if that is not today. */
  readonly day?: ClinicDay | undefined;
}

/**
 * Checks the entries, and writes the modules of the valid ones. An invalid entry of somebody else stops only the packages that show
 * it, as in every release.
 * @returns why no release can follow, or null.
 */
async function compileEntries(): Promise<string | null> {
  const own = await ownProblems();
  if (own.length > 0) return own.join('\n');
  const { isGood, said } = await runProgram(process.execPath, ['shell/build/install.js', 'release']);
  return isGood ? null : said;
}

/** Returns the packages whose live releases differ from the sources here. */
async function neededPackages(store: Store, branches: Branches): Promise<readonly string[]> {
  const compared = packages
    .filter(({ name }) => isHere(name))
    .map(async ({ name }) => {
      const state = await compareSources(store, branches.get(name)?.[0]);
      return state === 'same' || state === 'invalid' ? [] : [name];
    });
  return (await Promise.all(compared)).flat();
}

/** Runs the release of some packages: live, in the trial, or in the trial for a day. */
const commands = {
  release: (args: readonly string[]) => runSiteCommand('release', args, { env: {} }),
  try: (args: readonly string[]) => runSiteCommand('release', args, { env: trial.env }),
  tryOn: (day: ClinicDay) => (args: readonly string[]) => runOnDay(day, 'release', args),
};

/** Releases all packages or none, even if pages of removed entries go. Returns the command's output, and why it was refused. */
async function releaseTogether(
  run: (args: readonly string[]) => Promise<Ended>,
  names: readonly string[],
  subject: string | null = null,
): Promise<Said & Pick<Trial, 'problem'>> {
  if (names.length === 0) return { isGood: true, said: 'nothing had changed', problem: null };
  const message = subject === null ? [] : ['--message', subject];
  const { isGood, said } = await run([...names, '--drop-pages', ...message]);
  return { isGood, said, problem: isGood ? null : said };
}

/**
 * Asks whether the store answers. It runs before a task takes its turn, so a slow store does not block other tasks.
 * @returns why the store does not answer, or null.
 */
export const storeProblem = async (): Promise<string | null> =>
  fetchBranches(await openStore(dirs)).then(
    () => null,
    (error: unknown) => {
      if (error instanceof UserError) return error.message;
      throw error;
    },
  );

/** Returns the packages that show some of these entries. */
async function packagesShowing(
  store: Store,
  branches: Branches,
  entries: Waiting['entries'],
): Promise<readonly string[]> {
  const shown = packages
    .filter(({ name }) => isHere(name))
    .map(async ({ name }) => {
      const live = branches.get(name)?.[0];
      const content = live ? await readManifest(store, live.tree) : { modules: [] };
      return shownBy(content, entries).length > 0 ? [name] : [];
    });
  return (await Promise.all(shown)).flat();
}

/** Composes the site if a release was killed before it did so. */
async function completeRelease(branches: Branches, tell: Tell): Promise<void> {
  if (!(await isBehind(branches))) return;
  tell('Completing the last release');
  const { isGood, said } = await runSiteCommand('compose', [], { env: {} });
  if (!isGood) throw new UserError(said);
}

/**
 * Builds the site from the sources here and a copy of the store, and compares it with the live site.
 * @param tell reports each step.
 * @param day the clinic's day for which the site is built. The default is today.
 */
export async function tryChange(tell: Tell = () => {}, day?: ClinicDay): Promise<Trial> {
  const store = await openStore(dirs);
  const { branches } = await fetchBranches(store);
  await completeRelease(branches, tell);
  tell('Copying what is live');
  await beginTrial();
  tell('Checking the entries');
  const invalid = await compileEntries();
  const none = { pages: [], gone: [], packages: [], waiting: waitingIn(loadContent(ownEntries)) };
  if (invalid !== null) return { ...none, problem: invalid };
  const later = day === undefined ? [] : none.waiting.entries.filter((entry) => entry.day <= day);
  const [now, then] = await Promise.all([neededPackages(store, branches), packagesShowing(store, branches, later)]);
  const names = [...new Set([...now, ...then])];
  if (names.length > 0) tell(`Building ${names.join(', ')}, and checking every page and link`);
  const commit = (await commitPlan()) ?? undefined;
  const run = day === undefined ? commands.try : commands.tryOn(day);
  // The command's other lines say what is live in the copy, so the page does not show them.
  const { problem } = await releaseTogether(run, names, commit?.subject);
  if (problem !== null || names.length === 0) return { ...none, commit, problem };
  tell('Comparing the pages');
  return { ...none, ...(await pagesBetween(dirs.site, trial.site)), packages: names, problem: null, commit, day };
}

/** The result of a release. */
export interface Released extends Said {
  /** The packages that are live with it; left out if it was refused. */
  readonly packages?: readonly string[] | undefined;
  /** Whether a commit has the live sources. */
  readonly isCommitted: boolean;
  /** The commit that the form made. */
  readonly commit?: Committed | undefined;
  /** Whether `origin` has the commit; left out if there was nothing to push. */
  readonly pushed?: Pushed | undefined;
}

/** Returns changed files that the release would include and the form would not commit. */
async function strayChanges(store: Store, branches: Branches, names: readonly string[]): Promise<readonly string[]> {
  const modules = names.map(async (name) => {
    const live = branches.get(name)?.[0];
    return live ? ((await readManifest(store, live.tree)).modules ?? []) : [];
  });
  return othersChanged(sourceFiles((await Promise.all(modules)).flat()));
}

const isClone = () =>
  userGit(['rev-parse', '--verify', '--quiet', 'HEAD']).then(
    () => true,
    () => false,
  );

/**
 * Commits what the form wrote, releases it, and pushes the commit. If a step is refused, the change is neither committed nor live.
 * A live change is in a commit, even if somebody kills this program.
 */
export async function releaseAll(wish: CommitWish = {}, tell: Tell = () => {}): Promise<Released> {
  const refused = (said: string): Released => ({ isGood: false, said, isCommitted: false });
  tell('Checking the entries');
  const invalid = await compileEntries();
  if (invalid !== null) return refused(invalid);
  const store = await openStore(dirs);
  const { branches } = await fetchBranches(store);
  const names = await neededPackages(store, branches);
  // Outside a clone, there is no commit to make.
  const isCommitted = await isClone();
  let commit: Committed | null = null;
  if (isCommitted) {
    const strays = await strayChanges(store, branches, names);
    if (strays.length > 0)
      return refused(
        `${strays.join(', ')}: changed here and not committed, so git would not have what is live; commit it, or git restore it, then release again`,
      );
    tell('Committing the change');
    try {
      commit = await commitChange(wish);
    } catch (error) {
      if (error instanceof UserError) return refused(error.message);
      throw error;
    }
  }
  if (names.length > 0) tell(`Building ${names.join(', ')}, checking every page and link, and putting it live`);
  const tipsNow = async () => {
    const now = await fetchBranches(store);
    return names.map((name) => now.branches.get(name)?.[0]?.id).join();
  };
  const tips = commit && (await tipsNow());
  const released = await releaseTogether(commands.release, names, commit?.subject);
  if (!released.isGood) {
    // A command that fails after its push has put the release live: its commit stays.
    const isBack = !commit || (tips === (await tipsNow()) && (await undoCommit(commit)));
    const left = isBack ? '' : `\nThe commit ${commit?.id.slice(0, 10)} stays; correct that, then release again.`;
    return refused(released.said + left);
  }
  tell('Sending the commit to origin');
  const pushed = isCommitted && (commit || (await unpushedCommits()) > 0) ? await pushBranch() : undefined;
  return { isGood: true, said: released.said, packages: names, isCommitted, commit: commit ?? undefined, pushed };
}

export type TryChange = typeof tryChange;
export type ReleaseAll = typeof releaseAll;
export type StoreProblem = typeof storeProblem;
