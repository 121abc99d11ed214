import type { BuiltPackage } from '@site/build/packages';
import type { BuiltChange } from './build/Change';
import type { CheckOptions } from './check/checkSite';
import { sitePackages } from './plan';
import type { PackageRelease } from './Release';
import { historyFrom, shortName, type Commit, type History } from './store/Commit';
import { signatureFault } from '../git/signedCommit';
import { checkOut, pagesOf } from './store/releaseFolder';
import type { Branches } from './store/branches';
import type { Store } from './store/store';
import { errorMessage, Refusal, UserError } from '../system/UserError';
import { livePackage, type Status } from './write/Status';

/** What a site can be made of: the branches, the releases that a change adds, and the current site. */
export interface Offer extends Pick<CheckOptions, 'currentSite'> {
  readonly store: Store;
  readonly branches: Branches;
  readonly built: readonly BuiltChange[];
  /** Whether the site may go live without a release of the change that is invalid. */
  readonly isOptional: boolean;
}

/** A package and its release in a site. */
interface Choice {
  readonly pkg: BuiltPackage;
  /** A release of the branch, or a release that was just built. It is null for a new section without a valid release. */
  readonly release: Commit | BuiltChange | null;
  /** Why this is not the newest release of its branch. */
  readonly fault?: string | undefined;
}

type Choices = ReadonlyMap<string, Choice>;

/** The input of render and check: one release of each package, and the site to compare with. */
export interface Chosen extends Offer, Omit<CheckOptions, 'dropPages' | 'isRollback'> {
  readonly choices: Choices;
  /** The packages with their releases, in the order of the site. */
  readonly packages: readonly PackageRelease[];
  /** The releases of the shell, starting with the chosen one. Sections can stand on earlier shells. */
  readonly shells: History;
}

/** Returns the sections of a site that are no longer listed. */
const removedSections = (status: Status | null, branches: Branches) =>
  (status?.packages ?? [])
    .map(({ name }) => name)
    .filter((name) => !sitePackages(branches).some((pkg) => pkg.name === name));

/**
 * Returns the newest release of a branch, or the newest signed one if `SITE_SIGNERS` is set. Returns nothing for a branch
 * without releases.
 * @throws UserError if no release is signed. Without the error, the section's pages would disappear silently.
 */
async function newestSigned({ store, branches }: Offer, pkg: BuiltPackage): Promise<Choice[]> {
  let fault: string | undefined;
  for (const release of branches.get(pkg.name) ?? []) {
    const unsigned = await signatureFault(store.copy, release.id);
    if (!unsigned) return [{ pkg, release, fault }];
    fault ??= `${pkg.name}: release ${shortName(release.id)} by ${release.author} ${unsigned}`;
  }
  if (fault) throw new UserError(`${fault}, and no earlier release is signed; sign one and push it`);
  return [];
}

/** Returns choices by package name. A later choice replaces an earlier one for the same package. */
const byName = (choices: readonly Choice[]): Choices => new Map(choices.map((choice) => [choice.pkg.name, choice]));

/** Takes the files of the chosen releases from the store, and finds out which releases are new. */
async function take(offer: Offer, choices: Choices): Promise<Chosen> {
  const { store, branches, built, isOptional } = offer;
  const current = offer.currentSite.status;
  const chosen = [...choices.values()].map(async ({ pkg, release }): Promise<PackageRelease[]> => {
    if (!release) return [];
    return [
      { ...pkg, release: 'release' in release ? release.release : await checkOut(store, pkg.name, release.tree) },
    ];
  });
  const order = sitePackages(branches).map(({ name }) => name);
  const packages = (await Promise.all(chosen)).flat();
  packages.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  const isChanged = ({ name, release }: PackageRelease) =>
    built.some((one) => one.release === release) ||
    (current && livePackage(current, name)?.version !== release.version);
  const changed = new Set(packages.filter(isChanged).map(({ name }) => name));
  // Links to the pages of a removed section may be dead.
  const before = [...changed, ...removedSections(current, branches)];
  const shown = (name: string) => historyFrom(branches.get(name), livePackage(current, name)?.commit)[0];
  const pages = before.map(async (name) => [name, await pagesOf(store, shown(name))] as const);
  const pagesBefore = new Map(await Promise.all(pages));
  const deadBefore = current && new Set(current.deadLinks);
  const required = new Set(isOptional ? [] : built.map(({ pkg }) => pkg.name));
  const chosenShell = choices.get('shell')?.release;
  const shells = branches.get('shell') ?? [];
  const known = chosenShell && 'id' in chosenShell ? shells.indexOf(chosenShell) : 0;
  const history = shells.slice(Math.max(known, 0));
  return { ...offer, choices, packages, shells: history, changed, required, pagesBefore, deadBefore };
}

/** Returns whether the current site shows the release of a choice. */
const isCurrent = (offer: Offer, { pkg, release }: Choice) =>
  release !== null && 'id' in release && livePackage(offer.currentSite.status, pkg.name)?.commit === release.id;

/**
 * Returns what replaces a release that makes a site invalid, or null if nothing can. It is the newest earlier release with
 * other content, or an earlier shell. A section that was never on the site is left out. New releases are replaced before
 * current ones.
 */
function replacement(offer: Offer, choices: Choices, refusal: Refusal): Choice | null {
  const suspects = [refusal.owner, 'shell'].flatMap((name) => choices.get(name) ?? []);
  for (const choice of suspects.sort((a, b) => Number(isCurrent(offer, a)) - Number(isCurrent(offer, b)))) {
    const { pkg, release, fault = errorMessage(refusal) } = choice;
    const history = offer.branches.get(pkg.name) ?? [];
    const older = history.slice(history.findIndex((one) => one === release) + 1);
    const earlier = older.find(({ tree }) => tree !== release?.tree) ?? null;
    const wasShown = pkg.name === 'shell' || livePackage(offer.currentSite.status, pkg.name);
    if (release && (earlier || !wasShown)) return { pkg, release: earlier, fault };
  }
  return null;
}

/** Returns an error with the faults that led to it. */
function afterFaults(choices: Choices, error: UserError): UserError {
  const faults = [...choices.values()].flatMap(({ fault }) => fault ?? []);
  return faults.length > 0 ? new UserError([...faults, error.message].join('\n')) : error;
}

/** A site, and what it was made of. */
export type Made<Site> = Chosen & { readonly site: Site };

/** Makes a site of chosen releases. Throws a Refusal if they do not form a valid site. */
type MakeSite<Site> = (chosen: Chosen) => Promise<Site>;

/**
 * Replaces releases with earlier ones until the site is valid.
 * @throws UserError if nothing can replace the last release at fault. It names the earlier faults first: a page without its
 *   section has dead links.
 */
async function newestValid<Site>(offer: Offer, offered: Choices, makeSite: MakeSite<Site>): Promise<Made<Site>> {
  for (let choices = offered; ;) {
    try {
      const chosen = await take(offer, choices);
      return { ...chosen, site: await makeSite(chosen) };
    } catch (error) {
      const other = error instanceof Refusal && replacement(offer, choices, error);
      if (!other) throw error instanceof UserError ? afterFaults(choices, error) : error;
      choices = byName([...choices.values(), other]);
    }
  }
}

/**
 * Chooses the releases of a site: the newest of each branch, and those that a change adds. A package whose change is optional
 * cannot stop the others, and stays at its last valid release. Rendered pages are cached, so each attempt renders only what
 * changed.
 * @param makeSite renders and checks the site of chosen releases.
 * @returns the valid releases, and their site.
 * @throws Refusal if a required change is invalid.
 */
export async function choose<Site>(offer: Offer, makeSite: MakeSite<Site>): Promise<Made<Site>> {
  const { built, branches, isOptional } = offer;
  const newest = await Promise.all(sitePackages(branches).map((pkg) => newestSigned(offer, pkg)));
  const added: readonly Choice[] = built.map((release) => ({ pkg: release.pkg, release }));
  if (isOptional || added.length === 0) return newestValid(offer, byName([...newest.flat(), ...added]), makeSite);
  const offered = byName(newest.flat());
  const withRequired = async (choices: Choices): Promise<Made<Site>> => {
    const chosen = await take(offer, byName([...choices.values(), ...added]));
    return { ...chosen, site: await makeSite(chosen) };
  };
  try {
    return await withRequired(offered);
  } catch (error) {
    const isSettled = [...offered.values()].every((choice) => isCurrent(offer, choice));
    if (isSettled || !(error instanceof Refusal)) throw error;
    // A new release of another owner may be at fault. Those must be valid without the requested one.
    const settled = await newestValid(offer, offered, makeSite).catch(() => null);
    if (!settled || settled.choices === offered) throw error;
    return withRequired(settled.choices);
  }
}
