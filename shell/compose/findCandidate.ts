import { packages } from '@site/build/packages';
import type { BuiltPackage } from '@site/build/packages';
import { readFiles } from './Release';
import type { Manifest, PackageFiles } from './Release';
import { lookAtSite } from './render/Candidate';
import type { Candidate } from './render/Candidate';
import type { Staged } from './stage/Change';
import { shortName, versionOf } from './store/Commit';
import type { Commit } from './store/Commit';
import { checkOut } from './store/releaseFolder';
import { isSigned, readManifest } from './store/store';
import type { Store, Truth } from './store/store';
import { Refusal, UserError } from './UserError';
import type { Status } from './write/Status';

/** What of a package a site is made of: a release of its branch, or one that is on its way there. */
interface Choice {
  readonly pkg: BuiltPackage;
  readonly release: Commit | Staged;
  /** Why it is not the newest of its branch. */
  readonly heldBack?: string;
}

/** The releases that a site is made of, by package. */
export type Choices = ReadonlyMap<string, Choice>;

/** What may be asked of a change besides that it be good. */
export interface ChangeRules {
  /** Whether pages may go on purpose. */
  readonly dropPages: boolean;
  /** Whether pages may go and links may lead nowhere: going back is allowed to. */
  readonly isLenient: boolean;
}

interface SearchParts {
  readonly store: Store;
  readonly truth: Truth;
  readonly staged: readonly Staged[];
  /** What the site that stands was made of. */
  readonly standing: Status | null;
  readonly rules: ChangeRules;
}

/** A site that may stand, and what it is made of. */
export interface Found {
  readonly candidate: Candidate;
  readonly choices: Choices;
}

const isStaged = (release: Choice['release']): release is Staged => 'files' in release;

/**
 * The newest release of a branch that is signed, where signatures are asked for (`SITE_SIGNERS`); null where it has none.
 * @throws UserError where nothing on it is signed: its pages must not leave the site without a word.
 */
async function newestSigned(store: Store, pkg: BuiltPackage, truth: Truth): Promise<Choice | null> {
  const signers = process.env['SITE_SIGNERS'];
  const history = truth.get(pkg.name) ?? [];
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

async function newestOfBranches({ store, truth }: SearchParts): Promise<Choices> {
  const choices = await Promise.all(packages.map((pkg) => newestSigned(store, pkg, truth)));
  return new Map(choices.filter((one) => one !== null).map((choice) => [choice.pkg.name, choice]));
}

async function filesOf(store: Store, { pkg, release }: Choice): Promise<PackageFiles> {
  const { name } = pkg;
  if (isStaged(release)) return { ...pkg, files: release.files };
  const { tree } = release;
  return { ...pkg, files: await readFiles(name, await checkOut(store, name, tree), versionOf(tree)) };
}

/** The pages a package has on the site: in the release that stands, or else in the newest of its branch. */
async function pagesBefore(parts: SearchParts, name: string): Promise<readonly string[]> {
  const history = parts.truth.get(name) ?? [];
  const known = parts.standing?.packages.find((one) => one.name === name);
  const release = history.find(({ id }) => id === known?.commit) ?? history[0];
  const text = release && (await readManifest(parts.store, release.tree));
  return text ? (JSON.parse(text) as Manifest).pages : [];
}

async function lookAt(parts: SearchParts, choices: Choices): Promise<Candidate> {
  const { store, standing, rules } = parts;
  const chosen = await Promise.all([...choices.values()].map((choice) => filesOf(store, choice)));
  const versions = new Map(standing?.packages.map(({ name, version }) => [name, version]));
  const isNew = ({ name, files }: PackageFiles) => {
    const release = choices.get(name)?.release;
    return (release && isStaged(release)) || (standing !== null && versions.get(name) !== files.version);
  };
  const changed = chosen.filter(isNew).map(({ name }) => name);
  const before = changed.map(async (name) => [name, await pagesBefore(parts, name)] as const);
  return lookAtSite(chosen, {
    changed: new Set(changed),
    pagesBefore: new Map(await Promise.all(before)),
    deadBefore: standing && new Set(standing.deadLinks),
    ...rules,
  });
}

/** The next older content of a branch; null where there is none. */
function older(truth: Truth, { pkg, release }: Choice): Commit | null {
  const history = truth.get(pkg.name) ?? [];
  if (isStaged(release)) return history[0] ?? null;
  return history.slice(history.indexOf(release)).find(({ tree }) => tree !== release.tree) ?? null;
}

/** Whether a release is in the site that stands. */
const isStanding = ({ standing }: SearchParts, { pkg, release }: Choice) =>
  !isStaged(release) &&
  standing?.packages.some(({ name, commit }) => name === pkg.name && commit === release.id) === true;

/** A release that somebody asked for is never held back. */
const mayHoldBack = (choice: Choice | undefined) =>
  choice !== undefined && !(isStaged(choice.release) && choice.release.isRequired);

/**
 * Holds back the release that keeps a site from being good: its owner's, or else the shell's.
 * @returns null where none of the two can be held back.
 */
function holdBack(parts: SearchParts, choices: Choices, { owner, message }: Refusal): Choices | null {
  const isNew = (name: string) => {
    const choice = choices.get(name);
    return choice !== undefined && !isStanding(parts, choice);
  };
  const names = [owner, 'shell'];
  for (const name of [...names.filter(isNew), ...names]) {
    const choice = choices.get(name);
    const release = choice && mayHoldBack(choice) ? older(parts.truth, choice) : null;
    if (choice && release)
      return new Map([...choices, [name, { ...choice, release, heldBack: choice.heldBack ?? message }]]);
  }
  return null;
}

/** Looks for the newest releases that make a good site. A branch whose newest release does not stays at its last good one. */
async function newestGood(parts: SearchParts, begin: Choices): Promise<Found> {
  for (let choices = begin; ;) {
    try {
      return { candidate: await lookAt(parts, choices), choices };
    } catch (error) {
      const next = error instanceof Refusal ? holdBack(parts, choices, error) : null;
      if (!next) throw error;
      choices = next;
    }
  }
}

const withStaged = (choices: Choices, staged: readonly Staged[]): Choices =>
  new Map([...choices, ...staged.map((release) => [release.pkg.name, { pkg: release.pkg, release }] as const)]);

/**
 * Makes the site that the branches and the staged changes ask for. Nobody is stopped by another: what nobody asked for here,
 * and cannot go live, is held back.
 * @throws Refusal where a required change is to blame.
 */
export async function findCandidate(parts: SearchParts): Promise<Found> {
  const branches = await newestOfBranches(parts);
  const required = parts.staged.filter(({ isRequired }) => isRequired);
  const offered = withStaged(
    branches,
    parts.staged.filter(({ isRequired }) => !isRequired),
  );
  const asked = withStaged(offered, required);
  if (required.length === 0) return newestGood(parts, asked);
  try {
    return { candidate: await lookAt(parts, asked), choices: asked };
  } catch (error) {
    // Two that cannot stand together are told of the one that was asked for: the other may be what nobody has looked at yet.
    const mayBeOthers = error instanceof Refusal && [...offered.values()].some((choice) => !isStanding(parts, choice));
    if (!mayBeOthers || !required.some(({ pkg }) => parts.truth.has(pkg.name)) || !offered.has('shell')) throw error;
    // Is the site good without what was asked for? Then that is to blame.
    const { choices } = await newestGood(parts, offered);
    if (![...choices.values()].some((choice) => choice !== offered.get(choice.pkg.name))) throw error;
    const held = withStaged(choices, required);
    return { candidate: await lookAt(parts, held), choices: held };
  }
}
