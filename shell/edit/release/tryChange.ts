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
import { fetchBranches, openStore, type Branches, type Store } from '../../compose/store/store';
import { beginTrial, runOnDay, runSiteCommand, trial } from '../../compose/trial';
import { UserError } from '../../system/UserError';
import { userGit } from '../../git/git';
import {
  commitChange,
  commitPlan,
  othersChanged,
  pushBranch,
  takeBack,
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

/** What a change would do. */
export interface Trial extends SiteChange {
  /** The packages that it has to be released with. */
  readonly packages: readonly string[];
  /** Why it cannot go live; null where it can. */
  readonly problem: string | null;
  /** What its commit would have; left out where there is no clone. */
  readonly commit?: CommitPlan | undefined;
  readonly waiting?: Waiting;
  /** The day as of which it was built, where that is not today. */
  readonly day?: ClinicDay | undefined;
}

/** Writes the modules of the entries, as every command does first. */
const compileEntries = () => runProgram(process.execPath, ['shell/build/install.js']);

/** The packages that what is written now has to be released with. */
async function neededPackages(store: Store, branches: Branches): Promise<readonly string[]> {
  const compared = packages
    .filter(({ name }) => isHere(name))
    .map(async ({ name }) => ((await compareSources(store, branches.get(name)?.[0])) === 'same' ? [] : [name]));
  return (await Promise.all(compared)).flat();
}

/** Runs the release of some packages: for real, in the trial, or there as of a day. */
const commands = {
  release: (args: readonly string[]) => runSiteCommand('release', args, { env: {} }),
  try: (args: readonly string[]) => runSiteCommand('release', args, { env: trial.env }),
  tryOn: (day: ClinicDay) => (args: readonly string[]) => runOnDay(day, 'release', args),
};

/** Releases packages in one change, all or none, also where an entry has taken its page along; what the command said, and the refusal. */
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
 * Asks the store whether it answers: whoever waits for that keeps nobody else waiting.
 * @returns why it does not; null where it does.
 */
export const storeProblem = async (): Promise<string | null> =>
  fetchBranches(await openStore(dirs)).then(
    () => null,
    (error: unknown) => {
      if (error instanceof UserError) return error.message;
      throw error;
    },
  );

/** The packages that show entries of these. */
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

/** Composes the site, if somebody killed a release before it did so. */
async function completeRelease(branches: Branches, tell: Tell): Promise<void> {
  if (!(await isBehind(branches))) return;
  tell('Completing the last release');
  const { isGood, said } = await runSiteCommand('compose', [], { env: {} });
  if (!isGood) throw new UserError(said);
}

/**
 * Builds the site with what is written now, from a copy of the store, and compares it with the one that is live.
 * @param tell says what is done.
 * @param day as of which day at the clinic it is built; today where left out.
 */
export async function tryChange(tell: Tell = () => {}, day?: ClinicDay): Promise<Trial> {
  const store = await openStore(dirs);
  const { branches } = await fetchBranches(store);
  await completeRelease(branches, tell);
  tell('Copying what is live');
  await beginTrial();
  tell('Checking the entries');
  const compiled = await compileEntries();
  const none = { pages: [], gone: [], packages: [], waiting: waitingIn(loadContent(ownEntries)) };
  if (!compiled.isGood) return { ...none, problem: compiled.said };
  const later = day === undefined ? [] : none.waiting.entries.filter((entry) => entry.day <= day);
  const [now, then] = await Promise.all([neededPackages(store, branches), packagesShowing(store, branches, later)]);
  const names = [...new Set([...now, ...then])];
  if (names.length > 0) tell(`Building ${names.join(', ')}, and checking every page and link`);
  const commit = (await commitPlan()) ?? undefined;
  const run = day === undefined ? commands.try : commands.tryOn(day);
  // What the others said of being live is true of the copy alone.
  const { problem } = await releaseTogether(run, names, commit?.subject);
  if (problem !== null || names.length === 0) return { ...none, commit, problem };
  tell('Comparing the pages');
  return { ...none, ...(await pagesBetween(dirs.site, trial.site)), packages: names, problem: null, commit, day };
}

/** What became of a release. */
export interface Released extends Said {
  /** The packages that are live with it; left out if it was refused. */
  readonly packages?: readonly string[] | undefined;
  /** Whether git has what is live. */
  readonly isCommitted: boolean;
  /** The commit that the form made of it. */
  readonly commit?: Committed | undefined;
  /** Whether `origin` has it; left out where nothing was committed. */
  readonly pushed?: Pushed | undefined;
}

/** The files whose changes a release would take along, and no commit of the form would have. */
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
 * Commits what the form wrote, releases it, and pushes the commit. What is refused at any step is neither committed nor live; what is
 * live is in a commit, also where this program is killed meanwhile.
 */
export async function releaseAll(wish: CommitWish = {}, tell: Tell = () => {}): Promise<Released> {
  const refused = (said: string): Released => ({ isGood: false, said, isCommitted: false });
  tell('Checking the entries');
  const compiled = await compileEntries();
  if (!compiled.isGood) return refused(compiled.said);
  const store = await openStore(dirs);
  const { branches } = await fetchBranches(store);
  const names = await neededPackages(store, branches);
  // What is in no clone is in no commit, and released as it is.
  const isCommitted = await isClone();
  let commit: Committed | null = null;
  if (isCommitted) {
    const strays = await strayChanges(store, branches, names);
    if (strays.length > 0)
      return refused(
        `${strays.join(', ')}: changed here and in no commit, so what is live would not be in git; commit it, or git restore it, then release again`,
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
    const isBack = !commit || (tips === (await tipsNow()) && (await takeBack(commit)));
    const left = isBack ? '' : `\nThe commit ${commit?.id.slice(0, 10)} stays; release again once that is put right.`;
    return refused(released.said + left);
  }
  tell('Sending the commit to origin');
  const pushed = isCommitted && (commit || (await unpushedCommits()) > 0) ? await pushBranch() : undefined;
  return { isGood: true, said: released.said, packages: names, isCommitted, commit: commit ?? undefined, pushed };
}

export type TryChange = typeof tryChange;
export type ReleaseAll = typeof releaseAll;
export type StoreProblem = typeof storeProblem;
