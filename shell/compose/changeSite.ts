import { isDeepStrictEqual } from 'node:util';
import { buildChanges } from './build/buildChanges';
import type { BuiltChange } from './build/Change';
import { rememberBuild } from './build/sources';
import { checkSite, type Checked } from './check/checkSite';
import { choose, removedSections, type Made, type Offer } from './choose';
import { dirs } from '../system/dirs';
import { forgetOldest } from './memory';
import { tipsOf, type Planned } from './plan';
import { openSite, remindersOfPast } from './render/currentSite';
import { renderSite } from './render/renderSite';
import { shortName } from './store/Commit';
import { assertWritable } from './store/storeDamage';
import { fetchBranches, openStore, type Branches, type Store } from './store/store';
import { storeReleases } from './storeReleases';
import { Refusal } from '../system/UserError';
import { readStatus, type Status } from './write/Status';
import { removeWork, switchSite } from './write/switchSite';
import { writeSite } from './write/writeSite';

export interface ChangeOptions extends Partial<Pick<Offer, 'dropPages'>> {
  /** The subject of the release, in one line. */
  readonly message?: string;
  /** Whether to run every check without changing the store or the site. */
  readonly isTrial?: boolean;
}

/** Returns whether a site considered the newest release of every package. It may still show an older one and record why. */
const isUpToDate = (status: Status | null, branches: Branches) => isDeepStrictEqual(status?.tips, tipsOf(branches));

/** Returns whether the site lacks a release of the store, after a killed command or another person's release. */
export const isBehind = async (branches: Branches): Promise<boolean> =>
  branches.size > 0 && !isUpToDate(await readStatus(dirs.site), branches);

/** Throws a Refusal if somebody else released a requested package while this command was running. */
function assertNotOvertaken(built: readonly BuiltChange[], began: Branches, now: Branches): void {
  for (const { pkg, isRequired } of built) {
    const other = now.get(pkg.name)?.[0];
    if (!isRequired || !other || other.id === began.get(pkg.name)?.[0]?.id) continue;
    throw new Refusal(
      pkg.name,
      `release ${shortName(other.id)} by ${other.author} ('${other.subject}') went live while this one was made; look at it, then release again`,
    );
  }
}

/** Returns notes for people: on removed and unlisted pages, on dead and redirected links, and on new events in the past. */
export async function notesOn(checked: Made<Checked>): Promise<string[]> {
  const { demo, redirects, deadLinks, movedLinks } = checked.site;
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  const answer = (page: string) => `${page} ${targets.has(page) ? `leads to ${targets.get(page)}` : 'is gone'}`;
  const removed = removedSections(checked.current, checked.branches).map((name) => {
    const answers = (checked.pagesBefore.get(name) ?? []).map(answer).join(', ');
    return `⚠ ${name} has no row in shell/build/sections.json and leaves the site: ${answers}`;
  });
  return [
    ...removed,
    ...(checked.isRollback ? [] : await remindersOfPast(checked.site, checked.currentSite)),
    ...(typeof demo === 'boolean'
      ? []
      : [`⚠ Pages of ${demo.join(', ')} still show samples: search engines may not list them`]),
    ...deadLinks.map((link) => `⚠ ${link.owner}: ${link.words}, where there is no page or file any more`),
    ...movedLinks.map((link) => `⚠ ${link.owner}: ${link.words}, which leads to ${targets.get(link.leadsTo)} now`),
  ];
}

/**
 * Makes a change of the site in six steps: plan, build, render, check, store, write. Every change goes through this function. A
 * package without a requested change stays at its latest release. Nothing changes before the push. If a command is killed after
 * it, the next command of any kind completes the change. Notes for people are printed, except in a trial.
 * @param plan returns the requested changes for the live releases.
 * @returns the new branches, the site, the packages with a new release, and the packages whose change was rejected.
 * @throws UserError with a line for each fault in a required change. Nothing has changed then.
 */
export async function changeSite(
  plan: (store: Store, branches: Branches) => Promise<Planned>,
  { message, isTrial = false, dropPages = false }: ChangeOptions = {},
) {
  const store = await openStore(dirs);
  const { branches: began, notes: fetched } = await fetchBranches(store);
  try {
    const planned = await plan(store, began);
    const { notes: planNotes = [], isRollback = false } = planned;
    // Releases of origins are often live already, so nothing is pushed.
    const mayPush = planned.changes.some(({ isBuilt, isRequired }) => isBuilt || isRequired);
    if (mayPush && !isTrial) assertWritable(store.address);
    const { changes, notes: buildNotes, refused } = await buildChanges(store, planned, began);
    const subject = message?.trim().split('\n')[0];
    let built = changes.map((one) => (one.isRequired && subject ? { ...one, subject } : one));
    const released: string[] = [];
    for (let branches = began; ;) {
      const currentSite = await openSite();
      const current = await readStatus(currentSite.folder);
      const offer = { store, branches, current, currentSite, built, dropPages, isRollback };
      const checked = await choose(offer, async (chosen) => {
        const rendered = await renderSite(store, chosen.packages, chosen.shells);
        return checkSite(rendered, chosen);
      });
      const { pages } = checked.site;
      for (const { pkg, modules, trailers, tree } of built) {
        if (modules) await rememberBuild(pkg.name, modules, trailers, tree);
      }
      const heldBack = built.filter((one) => checked.choices.get(one.pkg.name)?.release !== one);
      const changed = {
        released,
        pages: pages.length - 1,
        refused: [...refused, ...heldBack.map(({ pkg }) => pkg.name)],
        site: checked.site,
      };
      if (isTrial) return { branches, ...changed };

      const notes = [...fetched, ...planNotes, ...buildNotes, ...(await notesOn(checked))];
      const stored = await storeReleases(checked);
      if (stored) {
        released.push(...stored.released);
        const written = await writeSite(stored);
        notes.push(...written.notes);
        await switchSite(written.folder, dirs);
      }
      // Another command may have released meanwhile. The command that switches last must compose the newest site.
      ({ branches } = await fetchBranches(store));
      if (stored && isUpToDate(await readStatus(dirs.site), branches)) {
        for (const note of notes) console.log(note);
        return { branches, ...changed };
      }
      built = stored ? [] : [...checked.built];
      assertNotOvertaken(built, began, branches);
    }
  } finally {
    await removeWork(dirs.work);
    await forgetOldest().catch(() => {});
  }
}

/** Returns the branches of the store. Composes the site first if it is behind. */
export async function updateSite(store: Store): Promise<Branches> {
  const { branches, notes } = await fetchBranches(store);
  if (await isBehind(branches)) return (await changeSite(async () => ({ changes: [] }))).branches;
  for (const note of notes) console.log(note);
  return branches;
}
