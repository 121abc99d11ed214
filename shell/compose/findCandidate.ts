import type { BuiltPackage } from '@site/build/packages';
import type { PackageFiles } from './Release';
import { validateSite, type Candidate, type ValidationOptions } from './render/Candidate';
import type { Staged } from './stage/Change';
import { sitePackages } from './stage/plan';
import { historyFrom, shortName, type Commit } from './store/Commit';
import { signatureFault } from '../git/signedCommit';
import { checkOut, pagesOf } from './store/releaseFolder';
import type { Branches, Store } from './store/store';
import { errorMessage, Refusal, UserError } from './UserError';
import { livePackage, type Status } from './write/Status';

/** A change of the site: what it starts from, and the releases that it adds. */
export interface SiteChange extends Pick<ValidationOptions, 'dropPages' | 'isRollback'> {
  readonly store: Store;
  readonly branches: Branches;
  readonly current: Status | null;
  readonly staged: readonly Staged[];
}

/** A package and its release in a site. */
interface Choice {
  readonly pkg: BuiltPackage;
  /** One of its branch, or a staged one; null for a section that was never on the site and has no valid release. */
  readonly release: Commit | Staged | null;
  /** Why it is not the newest release of its branch. */
  readonly fault?: string | undefined;
}

type Choices = ReadonlyMap<string, Choice>;

/** A change with the validated site that it makes. */
export interface FoundChange extends SiteChange {
  readonly candidate: Candidate;
  readonly choices: Choices;
  /** The pages that packages had which are changed or removed. */
  readonly pagesBefore: ReadonlyMap<string, readonly string[]>;
}

/** The sections of a site that have no row any more. */
export const removedSections = (status: Status | null, branches: Branches) =>
  (status?.packages ?? [])
    .map(({ name }) => name)
    .filter((name) => !sitePackages(branches).some((pkg) => pkg.name === name));

/**
 * The newest release of a branch, or the newest signed one where `SITE_SIGNERS` is set; none where there is no release.
 * @throws UserError where none is signed: leaving it out would drop its pages silently.
 */
async function newestSigned({ store, branches }: SiteChange, pkg: BuiltPackage): Promise<Choice[]> {
  let fault: string | undefined;
  for (const release of branches.get(pkg.name) ?? []) {
    const unsigned = await signatureFault(store.copy, release.id);
    if (!unsigned) return [{ pkg, release, fault }];
    fault ??= `${pkg.name}: release ${shortName(release.id)} by ${release.author} ${unsigned}`;
  }
  if (fault) throw new UserError(`${fault}, nor is any before it; sign one and push it`);
  return [];
}

/** Choices by the names of their packages. Of two for one package, the later counts. */
const byName = (choices: readonly Choice[]): Choices => new Map(choices.map((choice) => [choice.pkg.name, choice]));

/** Throws a Refusal where the chosen releases make no valid site. */
async function validate(change: SiteChange, choices: Choices): Promise<FoundChange> {
  const { store, branches, current, staged } = change;
  const chosen = [...choices.values()].map(async ({ pkg, release }): Promise<PackageFiles[]> => {
    if (!release) return [];
    return [{ ...pkg, files: 'files' in release ? release.files : await checkOut(store, pkg.name, release.tree) }];
  });
  const packages = (await Promise.all(chosen)).flat();
  const isChanged = ({ name, files }: PackageFiles) =>
    staged.some((one) => one.files === files) || (current && livePackage(current, name)?.version !== files.version);
  const changed = new Set(packages.filter(isChanged).map(({ name }) => name));
  // Links to the pages of a section that was removed may be dead.
  const before = [...changed, ...removedSections(current, branches)];
  const shown = (name: string) => historyFrom(branches.get(name), livePackage(current, name)?.commit)[0];
  const pages = before.map(async (name) => [name, await pagesOf(store, shown(name))] as const);
  const pagesBefore = new Map(await Promise.all(pages));
  const deadBefore = current && new Set(current.deadLinks);
  const candidate = await validateSite(packages, { ...change, changed, pagesBefore, deadBefore });
  return { ...change, candidate, choices, pagesBefore };
}

/** Whether the current site has the release of a choice. */
const isCurrent = (change: SiteChange, { pkg, release }: Choice) =>
  release !== null && 'id' in release && livePackage(change.current, pkg.name)?.commit === release.id;

/**
 * What to choose in place of a release that makes a site invalid, if anything: the newest earlier one with other content, none
 * where it is a section that never was on the site, or else an earlier shell. Releases that are new are replaced first.
 */
function replacement(change: SiteChange, choices: Choices, refusal: Refusal): Choice | null {
  const suspects = [refusal.owner, 'shell'].flatMap((name) => choices.get(name) ?? []);
  for (const choice of suspects.sort((a, b) => Number(isCurrent(change, a)) - Number(isCurrent(change, b)))) {
    const { pkg, release, fault = errorMessage(refusal) } = choice;
    const history = change.branches.get(pkg.name) ?? [];
    const older = history.slice(history.findIndex((one) => one === release) + 1);
    const earlier = older.find(({ tree }) => tree !== release?.tree) ?? null;
    const wasShown = pkg.name === 'shell' || livePackage(change.current, pkg.name);
    if (release && (earlier || !wasShown)) return { pkg, release: earlier, fault };
  }
  return null;
}

async function newestValid(change: SiteChange, offered: Choices): Promise<FoundChange> {
  for (let choices = offered; ;) {
    try {
      return await validate(change, choices);
    } catch (error) {
      const other = error instanceof Refusal && replacement(change, choices, error);
      if (!other) throw error;
      choices = byName([...choices.values(), other]);
    }
  }
}

/**
 * Validates the site of the branches and the staged changes. A package whose change is not required cannot stop the others:
 * it is held back at its last valid release.
 * @throws Refusal where a required change is invalid.
 */
export async function findCandidate(change: SiteChange): Promise<FoundChange> {
  const { staged, branches } = change;
  const newest = await Promise.all(sitePackages(branches).map((pkg) => newestSigned(change, pkg)));
  const choose = (isRequired: boolean): Choice[] =>
    staged.filter((one) => one.isRequired === isRequired).map((release) => ({ pkg: release.pkg, release }));
  const offered = byName([...newest.flat(), ...choose(false)]);
  const required = choose(true);
  if (required.length === 0) return newestValid(change, offered);
  try {
    return await validate(change, byName([...offered.values(), ...required]));
  } catch (error) {
    // Of two conflicting releases the refusal names the requested one, but the other may be at fault: it may be new too.
    const mayBeOthers = error instanceof Refusal && [...offered.values()].some((choice) => !isCurrent(change, choice));
    if (!mayBeOthers || !required.some(({ pkg }) => branches.has(pkg.name))) throw error;
    // Where the site is valid without the requested releases, they are at fault.
    const { choices } = await newestValid(change, offered).catch(() => {
      throw error;
    });
    if ([...offered].every(([name, choice]) => choices.get(name) === choice)) throw error;
    return validate(change, byName([...choices.values(), ...required]));
  }
}
