import { packages } from '@site/build/packages';
import { rm } from 'node:fs/promises';
import { dirs } from './dirs';
import { findCandidate } from './findCandidate';
import type { ChangeRules, Found } from './findCandidate';
import { putUpSite } from './putUpSite';
import { releaseCandidate } from './releaseCandidate';
import { ownerOf } from './render/Composition';
import { linkText } from './render/followLinks';
import { questionsAboutPast } from './render/pastEvents';
import type { Plan, Staged } from './stage/Change';
import { stageChanges } from './stage/stageChanges';
import { shortName } from './store/Commit';
import { fetchTruth, openStore } from './store/store';
import type { Store, Truth } from './store/store';
import { Refusal } from './UserError';
import { readStatus } from './write/Status';
import type { Status } from './write/Status';

export interface ChangeOptions extends Partial<ChangeRules> {
  /** What its owner says of the change, in a line. */
  readonly message?: string;
  /** Whether to look at everything, and leave store and site as they are. */
  readonly isTrial?: boolean;
  /** Called with the addresses of what is about to go live; rejects with a UserError where that may not be. */
  readonly approve?: (pages: readonly string[]) => Promise<unknown>;
}

/** The site as it stands after a change. */
export interface ChangedSite {
  readonly truth: Truth;
  /** The packages whose branch has a new release. */
  readonly released: readonly string[];
  readonly pages: number;
  readonly notes: readonly string[];
}

/** Whether a site was made with the newest release of every branch in sight: some may be held back. */
export const isUpToDate = (status: Status | null, truth: Truth) =>
  [...truth].every(([name, [live]]) => {
    const stands = status?.packages.find((one) => one.name === name);
    return stands ? stands.newest === live?.id : !packages.some((pkg) => pkg.name === name);
  });

const nothing = () => Promise.resolve();

const isAskedFor = (name: string, staged: readonly Staged[]) =>
  staged.some(({ pkg, isRequired }) => isRequired && pkg.name === name);

/** Refuses to replace unseen what went live while a change was made. */
function refuseOvertaken(staged: readonly Staged[], began: Truth, present: Truth): void {
  for (const { pkg, isRequired } of staged) {
    const other = present.get(pkg.name)?.[0];
    if (!isRequired || !other || other.id === began.get(pkg.name)?.[0]?.id) continue;
    throw new Refusal(
      pkg.name,
      `release ${shortName(other.id)} by ${other.author} ('${other.subject}') went live while this one was made; look at it, then release again`,
    );
  }
}

/** What is worth knowing of a candidate: what is held back, which links lead nowhere, which new events are over. */
async function notesOn({ candidate, choices }: Found, isLenient: boolean): Promise<string[]> {
  const held = [...choices.values()].flatMap(({ heldBack }) =>
    heldBack ? [`⚠ ${heldBack}; its last good release stays`] : [],
  );
  const asked = isLenient ? [] : await questionsAboutPast(candidate.registry, dirs.site);
  const dead = candidate.deadLinks.map(
    (link) => `⚠ ${link.owner}: ${linkText(link)}, where there is no page or file any more`,
  );
  return [...held, ...asked, ...dead];
}

/**
 * Changes the site, and is the one way to do so: stages what is asked for, looks at the site it makes, stores the releases,
 * writes the site and switches to it. Whatever nobody asked for follows its branch. Until the store has taken the releases
 * nothing has changed; a command that is killed after that is made good by the next one of any kind.
 * @param plan what is asked for, once it is known what is live.
 * @throws UserError with a line for each thing that is wrong; nothing has changed then.
 */
export async function changeSite(
  plan: (store: Store, truth: Truth) => Promise<Plan>,
  { message, isTrial = false, approve = nothing, dropPages = false, isLenient = false }: ChangeOptions = {},
): Promise<ChangedSite> {
  const store = await openStore(dirs);
  const { truth: began, notes: told } = await fetchTruth(store);
  try {
    const { changes, notes: planned = [] } = await plan(store, began);
    let { staged, notes: failed } = await stageChanges(store, changes, began);
    let released: readonly string[] = [];
    for (let truth = began; ;) {
      const standing = await readStatus(dirs.site);
      const found = await findCandidate({ store, truth, staged, standing, rules: { dropPages, isLenient } });
      const { pages } = found.candidate;
      await approve(pages.filter((page) => isAskedFor(ownerOf(page), staged)).map(({ address }) => address));
      const notes = [...told, ...planned, ...failed, ...(await notesOn(found, isLenient))];
      const changed = { pages: pages.length - 1, notes };
      if (isTrial) return { truth, released, ...changed };

      const taken = await releaseCandidate(store, found, { staged, truth, standing, message, isLenient });
      if (!taken) {
        ({ truth } = await fetchTruth(store));
        refuseOvertaken(staged, began, truth);
        continue;
      }
      released = [...released, ...taken.released];
      notes.push(...(await putUpSite(store, taken, found.choices)));
      // Whoever switches last makes sure that the site is the newest: somebody else may have released meanwhile.
      ({ truth } = await fetchTruth(store));
      if (isUpToDate(await readStatus(dirs.site), truth)) return { truth, released, ...changed };
      staged = [];
      failed = [];
    }
  } finally {
    await rm(dirs.work, { recursive: true, force: true });
  }
}
