import { isDeepStrictEqual } from 'node:util';
import { buildChanges } from './build/buildChanges';
import type { BuiltChange } from './build/Change';
import { checkSite, type CheckOptions } from './check/checkSite';
import { choose } from './choose';
import { dirs } from '../system/dirs';
import { removeWork } from '../system/removeWork';
import { forgetOldest } from './memory';
import { tipsOf, type Planned } from './plan';
import { openSite } from './currentSite';
import { renderSite } from './render/renderSite';
import { shortName } from './store/Commit';
import { assertWritable } from './store/storeDamage';
import { fetchBranches, type Branches } from './store/branches';
import { openStore, type Store } from './store/store';
import { storeReleases } from './storeReleases';
import { chosenOrigin, siteMode } from '../system/settings';
import { Refusal } from '../system/UserError';
import type { Status } from './write/Status';
import { switchSite } from './write/switchSite';
import { writeSite } from './write/writeSite';

export interface ChangeOptions extends Partial<Pick<CheckOptions, 'dropPages'>> {
  /** Whether to run every check without changing the store or the site. */
  readonly isTrial?: boolean;
}

/** Returns whether a site has the `SITE_ORIGIN` and `SITE_MODE` of this command. A variable that is not set fits every site. */
const hasSettings = ({ origin, mode }: Status): boolean =>
  (!process.env['SITE_ORIGIN'] || origin === chosenOrigin()) && (!process.env['SITE_MODE'] || mode === siteMode());

/** Returns whether the site considered the newest release of every package. It may still show an older one and record why. */
async function isUpToDate(branches: Branches): Promise<boolean> {
  const { status } = await openSite();
  return status !== null && isDeepStrictEqual(status.tips, tipsOf(branches)) && hasSettings(status);
}

/**
 * Returns whether the site lacks a release of the store, after a killed command or another person's release, or has
 * other settings than this command.
 * @throws UserError if a setting is invalid.
 */
export const isBehind = async (branches: Branches): Promise<boolean> =>
  branches.size > 0 && !(await isUpToDate(branches));

/** Throws a Refusal if somebody else released one of these packages while this command was running. */
function assertNotOvertaken(built: readonly BuiltChange[], began: Branches, now: Branches): void {
  for (const { pkg } of built) {
    const other = now.get(pkg.name)?.[0];
    if (!other || other.id === began.get(pkg.name)?.[0]?.id) continue;
    throw new Refusal(
      pkg.name,
      `release ${shortName(other.id)} by ${other.author} ('${other.subject}') went live while this one was made; look at it, then release again`,
    );
  }
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
  { isTrial = false, dropPages = false }: ChangeOptions = {},
) {
  const store = await openStore(dirs);
  const { branches: began, notes: fetched } = await fetchBranches(store);
  try {
    const planned = await plan(store, began);
    const { notes: planNotes = [], isOptional = false, isRollback = false } = planned;
    // Releases of origins are often live already, so nothing is pushed.
    const mayPush = planned.changes.some(({ isBuilt }) => isBuilt || !isOptional);
    if (mayPush && !isTrial) assertWritable(store.address);
    const { changes, notes: buildNotes, refused } = await buildChanges(store, planned, began);
    const released: string[] = [];
    for (let branches = began, built = changes; ;) {
      const offer = { store, branches, currentSite: await openSite(), built, isOptional };
      const checked = await choose(offer, async (chosen) => {
        const rendered = await renderSite(store, chosen.packages, chosen.shells);
        return checkSite(rendered, { ...chosen, dropPages, isRollback });
      });
      const { site, choices } = checked;
      const heldBack = built.filter((one) => choices.get(one.pkg.name)?.release !== one);
      const changed = {
        released,
        pages: site.pages.length - 1,
        refused: [...refused, ...heldBack.map(({ pkg }) => pkg.name)],
        site,
      };
      if (isTrial) return { branches, ...changed };

      const stored = await storeReleases(checked);
      const written = stored && (await writeSite(stored));
      if (written) {
        released.push(...stored.released);
        await switchSite(written.folder, dirs);
      }
      // Another command may have released meanwhile. The command that switches last must compose the newest site.
      ({ branches } = await fetchBranches(store));
      if (written && (await isUpToDate(branches))) {
        const notes = [...fetched, ...planNotes, ...buildNotes, ...site.notes, ...written.notes];
        for (const note of notes) console.log(note);
        return { branches, ...changed };
      }
      built = stored ? [] : built;
      if (!isOptional) assertNotOvertaken(built, began, branches);
    }
  } finally {
    await removeWork(dirs.work);
    await forgetOldest().catch(() => {});
  }
}

/**
 * Composes the site if this machine has none. The checks of a change compare with it: only new dead links are faults. If something
 * is wrong with that site, the change itself says so.
 */
export async function composeMissingSite(): Promise<void> {
  const { status } = await openSite();
  if (!status) await updateSite(await openStore(dirs)).catch(() => {});
}

/** Returns the branches of the store. Composes the site first if it is behind. */
export async function updateSite(store: Store): Promise<Branches> {
  const { branches, notes } = await fetchBranches(store);
  if (await isBehind(branches)) return (await changeSite(async () => ({ changes: [] }))).branches;
  for (const note of notes) console.log(note);
  return branches;
}
