import type { BuiltPackage } from '@site/build/packages';
import { readFiles } from './Release';
import type { Manifest, PackageFiles } from './Release';
import { validateSite } from './render/Candidate';
import type { Candidate } from './render/Candidate';
import type { Staged } from './stage/Change';
import { shortName, versionOf } from './store/Commit';
import type { Commit } from './store/Commit';
import { checkOut } from './store/releaseFolder';
import { sitePackages } from './store/sitePackages';
import { isSigned, readManifest } from './store/store';
import type { Branches, Store } from './store/store';
import { Refusal, UserError } from './UserError';
import type { Status } from './write/Status';

/** A package and its release in a site: one of its branch, or a staged one. */
interface Choice {
  readonly pkg: BuiltPackage;
  readonly release: Commit | Staged;
  /** Why it is not the newest release of its branch. */
  readonly heldBack?: string;
}

/** The release of each package in a site. */
export type Choices = ReadonlyMap<string, Choice>;

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

/** The releases of a site, and what is not on it. */
export interface Chosen {
  readonly choices: Choices;
  /** Sections that were never on the site and have no valid release, each with the fault of its newest. */
  readonly leftOut: ReadonlyMap<string, string>;
}

/** A validated site and its releases. */
export interface FoundCandidate extends Chosen {
  readonly candidate: Candidate;
}

const isStaged = (release: Choice['release']): release is Staged => 'files' in release;

/**
 * The newest release of a branch, or the newest signed one where `SITE_SIGNERS` is set; null where there is no release.
 * @throws UserError where none is signed: leaving it out would drop its pages silently.
 */
async function newestSigned(store: Store, pkg: BuiltPackage, branches: Branches): Promise<Choice | null> {
  const signers = process.env['SITE_SIGNERS'];
  const history = branches.get(pkg.name) ?? [];
  let heldBack: string | undefined;
  for (const release of history) {
    if (!signers || (await isSigned(store, release, signers))) {
      return { pkg, release, ...(heldBack && { heldBack }) };
    }
    heldBack ??= `${pkg.name}: release ${shortName(release.id)} by ${release.author} is not signed by anybody whom ${signers} names`;
  }
  if (heldBack) throw new UserError(`${heldBack}, nor is any before it; sign one and push it`);
  return null;
}

async function newestOfBranches({ store, branches }: SearchParts): Promise<Choices> {
  const choices = await Promise.all(sitePackages(branches).map((pkg) => newestSigned(store, pkg, branches)));
  return new Map(choices.filter((one) => one !== null).map((choice) => [choice.pkg.name, choice]));
}

async function filesOf(store: Store, { pkg, release }: Choice): Promise<PackageFiles> {
  const { name } = pkg;
  if (isStaged(release)) return { ...pkg, files: release.files };
  const { tree } = release;
  return { ...pkg, files: await readFiles(name, await checkOut(store, name, tree), versionOf(tree)) };
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

/** The nearest earlier release with other content; null where there is none. */
function previousContent(branches: Branches, { pkg, release }: Choice): Commit | null {
  const history = branches.get(pkg.name) ?? [];
  if (isStaged(release)) return history[0] ?? null;
  return history.slice(history.indexOf(release)).find(({ tree }) => tree !== release.tree) ?? null;
}

/** Whether the current site has a release. */
const isCurrent = ({ current }: SearchParts, { pkg, release }: Choice) =>
  !isStaged(release) &&
  current?.packages.some(({ name, commit }) => name === pkg.name && commit === release.id) === true;

/** A requested release is never held back. */
const mayHoldBack = (choice: Choice | undefined) =>
  choice !== undefined && !(isStaged(choice.release) && choice.release.isRequired);

/**
 * Takes the release that makes a site invalid out of it. The named package is held back at an earlier release; a section that
 * never was on the site and has none is left out; otherwise the shell is held back.
 * @returns null where none of these is possible.
 */
function withoutInvalid(parts: SearchParts, { choices, leftOut }: Chosen, { owner, message }: Refusal): Chosen | null {
  const isNew = (name: string) => {
    const choice = choices.get(name);
    return choice !== undefined && !isCurrent(parts, choice);
  };
  const holdBack = (name: string): Chosen | null => {
    const choice = choices.get(name);
    const release = choice && mayHoldBack(choice) ? previousContent(parts.branches, choice) : null;
    if (!choice || !release) return null;
    const heldBack = choice.heldBack ?? message;
    return { choices: new Map([...choices, [name, { ...choice, release, heldBack }]]), leftOut };
  };
  const leaveOut = (name: string): Chosen | null => {
    const choice = choices.get(name);
    const wasShown = name === 'shell' || parts.current?.packages.some((one) => one.name === name);
    if (!choice || !mayHoldBack(choice) || wasShown) return null;
    return {
      choices: new Map([...choices].filter(([other]) => other !== name)),
      leftOut: new Map([...leftOut, [name, choice.heldBack ?? message]]),
    };
  };
  return (
    (isNew(owner) && (holdBack(owner) ?? leaveOut(owner))) ||
    (isNew('shell') && holdBack('shell')) ||
    (holdBack(owner) ?? holdBack('shell'))
  );
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

const withStaged = (choices: Choices, staged: readonly Staged[]): Choices =>
  new Map<string, Choice>([
    ...choices,
    ...staged.map((release) => [release.pkg.name, { pkg: release.pkg, release }] as const),
  ]);

/**
 * Validates the site of the branches and the staged changes. A package whose change is not required cannot stop the others:
 * it is held back at its last valid release.
 * @throws Refusal where a required change is invalid.
 */
export async function findCandidate(parts: SearchParts): Promise<FoundCandidate> {
  const newest = await newestOfBranches(parts);
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
