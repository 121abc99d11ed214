import { filesOf, isCurrent, isStaged, newestOfBranches, withoutInvalid, withStaged } from './choices';
import type { Choices, Chosen } from './choices';
import type { Manifest, PackageFiles } from './Release';
import { validateSite } from './render/Candidate';
import type { Candidate } from './render/Candidate';
import type { Staged } from './stage/Change';
import { sitePackages } from './store/sitePackages';
import { readManifest } from './store/store';
import type { Branches, Store } from './store/store';
import { Refusal } from './UserError';
import type { Status } from './write/Status';

/** Rules that a change may be excused from. */
export interface ChangeRules {
  /** Whether pages may be dropped on purpose. */
  readonly dropPages: boolean;
  /** A rollback may drop pages and leave dead links. */
  readonly isRollback: boolean;
}

interface SearchParts {
  readonly store: Store;
  readonly branches: Branches;
  readonly staged: readonly Staged[];
  /** The status of the current site. */
  readonly current: Status | null;
  readonly rules: ChangeRules;
}

/** A validated site and its releases. */
export interface FoundCandidate extends Chosen {
  readonly candidate: Candidate;
}

/** The sections of a site that have no row any more. */
export const removedSections = (status: Status | null, branches: Branches) =>
  (status?.packages ?? [])
    .map(({ name }) => name)
    .filter((name) => !sitePackages(branches).some((pkg) => pkg.name === name));

/** The pages of a package in the current site, or else in the newest release of its branch. */
export async function pagesBefore(
  parts: Pick<SearchParts, 'branches' | 'current' | 'store'>,
  name: string,
): Promise<readonly string[]> {
  const history = parts.branches.get(name) ?? [];
  const known = parts.current?.packages.find((one) => one.name === name);
  const release = history.find(({ id }) => id === known?.commit) ?? history[0];
  const text = release && (await readManifest(parts.store, release.tree));
  return text ? (JSON.parse(text) as Manifest).pages : [];
}

async function validateChoices(parts: SearchParts, choices: Choices): Promise<Candidate> {
  const { store, current, rules } = parts;
  const chosen = await Promise.all([...choices.values()].map((choice) => filesOf(store, choice)));
  const versions = new Map(current?.packages.map(({ name, version }) => [name, version]));
  const isNew = ({ name, files }: PackageFiles) => {
    const release = choices.get(name)?.release;
    return (release && isStaged(release)) || (current !== null && versions.get(name) !== files.version);
  };
  const changed = chosen.filter(isNew).map(({ name }) => name);
  // Links to the pages of a section that was removed may be dead.
  const before = [...changed, ...removedSections(current, parts.branches)].map(
    async (name) => [name, await pagesBefore(parts, name)] as const,
  );
  return validateSite(chosen, {
    changed: new Set(changed),
    pagesBefore: new Map(await Promise.all(before)),
    deadBefore: current && new Set(current.deadLinks),
    ...rules,
  });
}

/** Finds the newest releases that make a valid site. A branch whose newest release is invalid is held back. */
async function newestValid(parts: SearchParts, choices: Choices): Promise<FoundCandidate> {
  for (let chosen: Chosen = { choices, leftOut: new Map() }; ;) {
    try {
      return { candidate: await validateChoices(parts, chosen.choices), ...chosen };
    } catch (error) {
      const next = error instanceof Refusal ? withoutInvalid(parts, chosen, error) : null;
      if (!next) throw error;
      chosen = next;
    }
  }
}

/**
 * Validates the site of the branches and the staged changes. A package whose change is not required cannot stop the others:
 * it is held back at its last valid release.
 * @throws Refusal where a required change is invalid.
 */
export async function findCandidate(parts: SearchParts): Promise<FoundCandidate> {
  const newest = await newestOfBranches(parts.store, parts.branches);
  const required = parts.staged.filter(({ isRequired }) => isRequired);
  const offered = withStaged(
    newest,
    parts.staged.filter(({ isRequired }) => !isRequired),
  );
  const requested = withStaged(offered, required);
  if (required.length === 0) return newestValid(parts, requested);
  try {
    return { candidate: await validateChoices(parts, requested), choices: requested, leftOut: new Map() };
  } catch (error) {
    // Of two conflicting releases the refusal names the requested one, but the other may be at fault: it may be new too.
    const mayBeOthers = error instanceof Refusal && [...offered.values()].some((choice) => !isCurrent(parts, choice));
    if (!mayBeOthers || !required.some(({ pkg }) => parts.branches.has(pkg.name)) || !offered.has('shell')) throw error;
    // Where the site is valid without the requested releases, they are at fault.
    const { choices, leftOut } = await newestValid(parts, offered).catch(() => {
      throw error;
    });
    if ([...offered].every(([name, choice]) => choices.get(name) === choice)) throw error;
    const held = withStaged(choices, required);
    return { candidate: await validateChoices(parts, held), choices: held, leftOut };
  }
}
