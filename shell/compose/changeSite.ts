import { dirs } from './dirs';
import { findCandidate, pagesBefore, removedSections } from './findCandidate';
import type { ChangeRules, FoundCandidate } from './findCandidate';
import { writeAndSwitch } from './writeAndSwitch';
import { completeCandidate, pushCandidate } from './pushCandidate';
import { ownerOf } from './render/Composition';
import { remindersOfPast } from './render/currentSite';
import { linkText } from './render/links';
import type { Plan, Staged } from './stage/Change';
import { stageChanges } from './stage/stageChanges';
import { shortName } from './store/Commit';
import { sitePackages } from './store/sitePackages';
import { fetchBranches, openStore } from './store/store';
import type { Branches, Store } from './store/store';
import { Refusal } from './UserError';
import { readStatus } from './write/Status';
import type { Status } from './write/Status';
import { removeWork } from './write/switchSite';

export interface ChangeOptions extends Partial<ChangeRules> {
  /** The subject of the release, in a line. */
  readonly message?: string;
  /** Whether to check everything, and change neither store nor site. */
  readonly isTrial?: boolean;
  /** Called with the addresses that are about to go live. Rejects with a UserError to refuse them. */
  readonly approve?: (pages: readonly string[]) => Promise<unknown>;
}

/** The site after a change. */
export interface ChangedSite {
  readonly branches: Branches;
  /** The packages that have a new release. */
  readonly released: readonly string[];
  readonly pages: number;
  readonly notes: readonly string[];
}

/**
 * Whether a site has every section with a row and no other, and the newest release of every branch was known when it was
 * composed. Some may have been held back.
 */
export const isUpToDate = (status: Status | null, branches: Branches) =>
  removedSections(status, branches).length === 0 &&
  [...branches].every(([name, [live]]) => {
    const known = [...(status?.packages ?? []), ...(status?.leftOut ?? [])].find((one) => one.name === name);
    return known ? known.newest === live?.id : !sitePackages(branches).some((pkg) => pkg.name === name);
  });

const nothing = () => Promise.resolve();

const isRequested = (name: string, staged: readonly Staged[]) =>
  staged.some(({ pkg, isRequired }) => isRequired && pkg.name === name);

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

/** A note for each section that leaves the site, with what its addresses answer. */
async function notesOnRemoved(
  { redirects }: FoundCandidate['candidate'],
  site: Parameters<typeof pagesBefore>[0],
): Promise<string[]> {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  const notes = removedSections(site.current, site.branches).map(async (name) => {
    const pages = await pagesBefore(site, name);
    const answers = pages.map((page) => `${page} ${targets.has(page) ? `leads to ${targets.get(page)}` : 'is gone'}`);
    return `⚠ ${name} has no row in shell/build/packages.js and leaves the site: ${answers.join(', ')}`;
  });
  return Promise.all(notes);
}

/** Notes on a candidate: releases that are held back, links that are dead or redirected, and new events that are over. */
async function notesOn({ candidate, choices, leftOut }: FoundCandidate, isRollback: boolean): Promise<string[]> {
  const held = [...choices.values()].flatMap(({ heldBack }) =>
    heldBack ? [`⚠ ${heldBack}; its last good release stays`] : [],
  );
  const left = [...leftOut.values()].map(
    (fault) => `⚠ ${fault}; it has no other release, and the site is composed without it`,
  );
  const reminders = isRollback ? [] : await remindersOfPast(candidate.registry);
  const dead = candidate.deadLinks.map(
    (link) => `⚠ ${link.owner}: ${linkText(link)}, where there is no page or file any more`,
  );
  const targets = new Map(candidate.redirects.map(({ from, to }) => [from, to]));
  const moved = candidate.movedLinks.map(
    (link) => `⚠ ${link.owner}: ${linkText(link)}, which leads to ${targets.get(link.leadsTo)} now`,
  );
  return [...held, ...left, ...reminders, ...dead, ...moved];
}

/**
 * Every change of the site is made here: stages the requested changes, validates the site they make, pushes the releases,
 * writes the site and switches to it. Packages without a requested change follow their branches. Nothing changes before the
 * push; when a command is killed after it, the next command of any kind completes the change.
 * @param plan gives the requested changes for what is live.
 * @throws UserError with a line for each fault. Nothing has changed then.
 */
export async function changeSite(
  plan: (store: Store, branches: Branches) => Promise<Plan>,
  { message, isTrial = false, approve = nothing, dropPages = false, isRollback = false }: ChangeOptions = {},
): Promise<ChangedSite> {
  const store = await openStore(dirs);
  const { branches: began, notes: fetched } = await fetchBranches(store);
  try {
    const { changes, notes: planned = [] } = await plan(store, began);
    const { staged: first, notes: failed } = await stageChanges(store, changes, began);
    let staged = first;
    let released: readonly string[] = [];
    for (let branches = began; ;) {
      const current = await readStatus(dirs.site);
      const found = await findCandidate({ store, branches, staged, current, rules: { dropPages, isRollback } });
      const { pages } = found.candidate;
      await approve(pages.filter((page) => isRequested(ownerOf(page), staged)).map(({ address }) => address));
      const removed = await notesOnRemoved(found.candidate, { store, branches, current });
      const notes = [...fetched, ...planned, ...failed, ...removed, ...(await notesOn(found, isRollback))];
      const changed = { pages: pages.length - 1, notes };
      const complete = await completeCandidate(store, found, staged, isRollback);
      if (isTrial) return { branches, released, ...changed };

      const pushed = await pushCandidate(store, complete, { branches, current, message });
      if (!pushed) {
        ({ staged } = complete);
        ({ branches } = await fetchBranches(store));
        assertNotOvertaken(staged, began, branches);
        continue;
      }
      released = [...released, ...pushed.released];
      notes.push(...(await writeAndSwitch(store, pushed, found)));
      // Another command may have released meanwhile: whichever switches last composes the newest site.
      ({ branches } = await fetchBranches(store));
      if (isUpToDate(await readStatus(dirs.site), branches)) return { branches, released, ...changed };
      staged = [];
    }
  } finally {
    await removeWork(dirs.work);
  }
}
