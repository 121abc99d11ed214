import { Listr } from 'listr2';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { dirs } from './dirs';
import { findCandidate, type SiteChange } from './findCandidate';
import { notesOn } from './notes';
import { completeCandidate, pushCandidate } from './pushCandidate';
import { buildTime } from './settings';
import type { Change, Staged } from './stage/Change';
import { checkContent, checkSources } from './stage/checkSources';
import { tipsOf, type Plan } from './stage/plan';
import { isRolledBack, shortName } from './store/Commit';
import { fetchBranches, openStore, type Branches, type Store } from './store/store';
import { errorMessage, Refusal, UserError } from './UserError';
import { readStatus, type Status } from './write/Status';
import { removeWork, switchSite } from './write/switchSite';
import { writeSite } from './write/writeSite';

export interface ChangeOptions extends Partial<Pick<SiteChange, 'dropPages'>> {
  /** The subject of the release, in a line. */
  readonly message?: string;
  /** Whether to check everything, and change neither store nor site. */
  readonly isTrial?: boolean;
}

/** Whether a site is made of the newest release of every package, or knows the fault of that. */
const isUpToDate = (status: Status | null, branches: Branches) => isDeepStrictEqual(status?.tips, tipsOf(branches));

/** Stages every change, two at a time, and checks the sources meanwhile. Gives notes on those that could not be staged. */
async function stageAll(store: Store, changes: readonly Change[], branches: Branches) {
  const staged: Staged[] = [];
  const failures: unknown[] = [];
  const notes: string[] = [];
  const checking = checkSources(changes.filter(({ isBuilt }) => isBuilt).map(({ pkg }) => pkg));
  checking.catch(() => {});
  const tasks = changes.map((change) => ({
    title: change.title,
    task: async (_: unknown, task: { output: string }) => {
      const { pkg, isRequired } = change;
      const history = branches.get(pkg.name) ?? [];
      try {
        const release = await change.stage(store, (fraction) => {
          if (process.stdout.isTTY) task.output = `${Math.round(fraction * 100)} %`;
        });
        if (!isRequired && isRolledBack(release.trailers, history)) {
          notes.push(`${pkg.name}: its origin offers what was rolled back; what is live stays`);
        } else staged.push({ ...change, ...release });
      } catch (error) {
        // A package that the command did not request stays at its live release.
        if (isRequired || history.length === 0) failures.push(error);
        else notes.push(`⚠ ${errorMessage(error)}; meanwhile its last good release stays`);
        throw error;
      }
    },
  }));
  await new Listr(tasks, {
    concurrent: 2,
    exitOnError: false,
    rendererOptions: { showErrorMessage: false },
    fallbackRenderer: 'simple',
    silentRendererCondition: !process.stdout.isTTY && changes.length < 2,
  }).run();
  // First, since errors of builds often follow from those of the sources.
  await checking.catch((error: unknown) => failures.unshift(error));
  for (const failure of failures) if (!(failure instanceof UserError)) throw failure;
  const lines = new Set(failures.map((failure) => (failure as UserError).message));
  if (lines.size > 0) throw new UserError([...lines].join('\n'));
  return { staged, notes };
}

/** Throws where another release of a requested package went live while the change was made. */
function assertNotOvertaken(staged: readonly Staged[], began: Branches, now: Branches): void {
  for (const { pkg, isRequired } of staged) {
    const other = now.get(pkg.name)?.[0];
    if (!isRequired || !other || other.id === began.get(pkg.name)?.[0]?.id) continue;
    throw new Refusal(
      pkg.name,
      `release ${shortName(other.id)} by ${other.author} ('${other.subject}') went live while this one was made; look at it, then release again`,
    );
  }
}

/**
 * Every change of the site is made here: stages the requested changes, validates the site they make, pushes the releases,
 * writes the site and switches to it. Packages without a requested change follow their branches. Nothing changes before the
 * push; when a command is killed after it, the next command of any kind completes the change. Notes for people are printed,
 * unless it is a trial.
 * @param plan gives the requested changes for what is live.
 * @returns the branches then, the packages with a new release, and the number of pages.
 * @throws UserError with a line for each fault. Nothing has changed then.
 */
export async function changeSite(
  plan: (store: Store, branches: Branches) => Promise<Plan>,
  { message, isTrial = false, dropPages = false }: ChangeOptions = {},
) {
  const store = await openStore(dirs);
  const { branches: began, notes: fetched } = await fetchBranches(store);
  try {
    const { changes, notes: planned = [], isRollback = false } = await plan(store, began);
    const { notes: failed, ...first } = await stageAll(store, changes, began);
    const subject = message?.trim().split('\n')[0];
    let staged = first.staged.map((one) => (one.isRequired && subject ? { ...one, subject } : one));
    const released: string[] = [];
    for (let branches = began; ;) {
      const current = await readStatus(dirs.site);
      const found = await findCandidate({ store, branches, current, staged, dropPages, isRollback });
      const { pages } = found.candidate;
      // The pages of others may not be ready. A rollback is urgent.
      const requested = staged.filter(({ isRequired }) => isRequired && !isRollback).map(({ pkg }) => pkg.name);
      const going = pages.filter((page) => requested.includes(page.owner));
      if (going.length > 0) await checkContent(going.map(({ address }) => address));
      const complete = await completeCandidate(found);
      const changed = { released, pages: pages.length - 1 };
      if (isTrial) return { branches, ...changed };

      const notes = [...fetched, ...planned, ...failed, ...(await notesOn(found))];
      const pushed = await pushCandidate(complete);
      if (pushed) {
        released.push(...pushed.released);
        const composed = path.join(dirs.work, buildTime().toISOString().replaceAll(/[:.]/g, '-'));
        notes.push(...(await writeSite(composed, pushed)));
        await switchSite(composed, dirs);
      }
      // Another command may have released meanwhile: whichever switches last composes the newest site.
      ({ branches } = await fetchBranches(store));
      if (pushed && isUpToDate(await readStatus(dirs.site), branches)) {
        for (const note of notes) console.log(note);
        return { branches, ...changed };
      }
      staged = pushed ? [] : [...complete.staged];
      assertNotOvertaken(staged, began, branches);
    }
  } finally {
    await removeWork(dirs.work);
  }
}

/** The branches of the store. Composes the site where it lacks their newest releases: a command was killed, or others released. */
export async function updateSite(store: Store): Promise<Branches> {
  const { branches, notes } = await fetchBranches(store);
  if (branches.size > 0 && !isUpToDate(await readStatus(dirs.site), branches)) {
    return (await changeSite(async () => ({ changes: [] }))).branches;
  }
  for (const note of notes) console.log(note);
  return branches;
}
