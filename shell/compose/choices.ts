import type { BuiltPackage } from '@site/build/packages';
import { readFiles } from './Release';
import type { PackageFiles } from './Release';
import type { Staged } from './stage/Change';
import { shortName, versionOf } from './store/Commit';
import type { Commit } from './store/Commit';
import { checkOut } from './store/releaseFolder';
import { sitePackages } from './store/sitePackages';
import { isSigned } from './store/store';
import type { Branches, Store } from './store/store';
import { UserError } from './UserError';
import type { Refusal } from './UserError';
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

/** The releases of a site, and what is not on it. */
export interface Chosen {
  readonly choices: Choices;
  /** Sections that were never on the site and have no valid release, each with the fault of its newest. */
  readonly leftOut: ReadonlyMap<string, string>;
}

/** What releases are chosen from. */
interface Searched {
  readonly branches: Branches;
  /** The status of the current site. */
  readonly current: Status | null;
}

/** Whether a release is not on its branch yet. */
export const isStaged = (release: Choice['release']): release is Staged => 'files' in release;

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

/** The newest release of every package of a site. */
export async function newestOfBranches(store: Store, branches: Branches): Promise<Choices> {
  const choices = await Promise.all(sitePackages(branches).map((pkg) => newestSigned(store, pkg, branches)));
  return new Map(choices.filter((one) => one !== null).map((choice) => [choice.pkg.name, choice]));
}

/** Choices with staged releases in the place of others. */
export const withStaged = (choices: Choices, staged: readonly Staged[]): Choices =>
  new Map<string, Choice>([
    ...choices,
    ...staged.map((release) => [release.pkg.name, { pkg: release.pkg, release }] as const),
  ]);

/** A package with the files of its chosen release. */
export async function filesOf(store: Store, { pkg, release }: Choice): Promise<PackageFiles> {
  const { name } = pkg;
  if (isStaged(release)) return { ...pkg, files: release.files };
  const { tree } = release;
  return { ...pkg, files: await readFiles(name, await checkOut(store, name, tree), versionOf(tree)) };
}

/** The nearest earlier release with other content; null where there is none. */
function previousContent(branches: Branches, { pkg, release }: Choice): Commit | null {
  const history = branches.get(pkg.name) ?? [];
  if (isStaged(release)) return history[0] ?? null;
  return history.slice(history.indexOf(release)).find(({ tree }) => tree !== release.tree) ?? null;
}

/** Whether the current site has the release of a choice. */
export const isCurrent = ({ current }: Searched, { pkg, release }: Choice) =>
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
export function withoutInvalid(
  searched: Searched,
  { choices, leftOut }: Chosen,
  { owner, message }: Refusal,
): Chosen | null {
  const isNew = (name: string) => {
    const choice = choices.get(name);
    return choice !== undefined && !isCurrent(searched, choice);
  };
  const holdBack = (name: string): Chosen | null => {
    const choice = choices.get(name);
    const release = choice && mayHoldBack(choice) ? previousContent(searched.branches, choice) : null;
    if (!choice || !release) return null;
    const heldBack = choice.heldBack ?? message;
    return { choices: new Map([...choices, [name, { ...choice, release, heldBack }]]), leftOut };
  };
  const leaveOut = (name: string): Chosen | null => {
    const choice = choices.get(name);
    const wasShown = name === 'shell' || searched.current?.packages.some((one) => one.name === name);
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
