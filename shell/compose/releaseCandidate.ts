import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from './dirs';
import type { Found } from './findCandidate';
import type { ReleaseFiles } from './Release';
import { manifestOf, rememberVerdicts } from './render/Candidate';
import type { Candidate } from './render/Candidate';
import { ownerOf, releasePath } from './render/Composition';
import { documentFile } from './render/renderDocument';
import { changedPages } from './render/visibleForm';
import { pending } from './stage/Change';
import type { Staged } from './stage/Change';
import { completeRelease } from './stage/stageChange';
import { pushReleases, readTruth } from './store/store';
import type { NewRelease, Store, Truth } from './store/store';
import type { Status } from './write/Status';

/** What a release is made beside. */
interface Surroundings {
  readonly truth: Truth;
  /** What the site that stands was made of. */
  readonly standing: Status | null;
  /** What the owner of the change says of it. */
  readonly message: string | undefined;
  /** Whether the candidate was looked at with less care, as when going back. */
  readonly isLenient: boolean;
}

const standingPage = (address: string) =>
  readFile(path.join(dirs.site, documentFile(address)), 'utf8').catch(() => null);

/**
 * What visitors can tell apart from what stands, in words; empty where no release of the package stands that this one would
 * follow: nobody has seen anything else then.
 */
async function changesOf(
  { pkg: { name }, files }: Staged,
  pages: readonly string[],
  { truth, standing }: Surroundings,
): Promise<string> {
  const before = standing?.packages.find((one) => one.name === name);
  if (!before || truth.get(name)?.[0]?.id !== before.commit) return '';
  const { file } = files.script;
  const script = await readFile(path.join(dirs.site, releasePath(before), file)).catch(() => null);
  const isSame = script?.equals(await readFile(path.join(files.folder, file))) ?? false;
  return [...pages, ...(isSame ? [] : ['scripts'])].join(', ') || 'nothing';
}

/** Gives pages the addresses of releases that had no name while they were rendered. */
function withVersions(candidate: Candidate, staged: readonly Staged[]): Candidate {
  const named = (text: string) =>
    staged.reduce(
      (words, { pkg: { name }, files: { version } }) =>
        words.replaceAll(`${releasePath({ name, version: pending })}/`, `${releasePath({ name, version })}/`),
      text,
    );
  const filesOf = new Map(staged.map(({ pkg, files }) => [pkg.name, files]));
  const withFiles = <Pkg extends { readonly name: string; readonly files: ReleaseFiles }>(pkg: Pkg): Pkg => ({
    ...pkg,
    files: filesOf.get(pkg.name) ?? pkg.files,
  });
  return {
    ...candidate,
    shell: withFiles(candidate.shell),
    sections: candidate.sections.map(withFiles),
    pages: candidate.pages.map((page) => ({ ...page, html: named(page.html) })),
  };
}

/** The commits that staged releases become; none for what its branch has already. */
async function newReleases(
  staged: readonly Staged[],
  candidate: Candidate,
  around: Surroundings,
): Promise<NewRelease[]> {
  const changed = new Set(await changedPages(candidate.pages, standingPage));
  const names = new Set(staged.map(({ pkg }) => pkg.name));
  const releases = staged.map(async (one): Promise<NewRelease[]> => {
    const { name } = one.pkg;
    const { tree, subject, trailers, isRequired } = one;
    const live = around.truth.get(name)?.[0];
    const isSame =
      live?.tree === tree &&
      live?.trailers.Modules === trailers.Modules &&
      live?.trailers['Stands-in-for'] === trailers['Stands-in-for'];
    if (isSame || !tree) return [];
    // Pages of others may change with it; each is told once.
    const own = candidate.pages.filter((page) => ownerOf(page) === name || !names.has(ownerOf(page)));
    const pages = own.map(({ address }) => address).filter((address) => changed.has(address));
    const Changes = await changesOf(one, pages, around);
    const Contract = String(candidate.shell.contract);
    const words = (isRequired && around.message) || subject;
    return [{ name, tree, subject: words, trailers: { ...trailers, Contract, ...(Changes && { Changes }) } }];
  });
  return (await Promise.all(releases)).flat();
}

/** A candidate whose releases the store has. */
export interface Taken {
  readonly candidate: Candidate;
  readonly truth: Truth;
  /** The packages that have a new release. */
  readonly released: readonly string[];
}

/**
 * Names what is new of a candidate by its content, and puts it on the branches.
 * @returns null where something else went live there meanwhile; nothing has changed then.
 */
export async function releaseCandidate(
  store: Store,
  { candidate: pendingOne, choices }: Found,
  { staged, ...around }: Surroundings & { readonly staged: readonly Staged[] },
): Promise<Taken | null> {
  const packages = [pendingOne.shell, ...pendingOne.sections];
  const chosen = staged.filter((one) => choices.get(one.pkg.name)?.release === one);
  const whole = await Promise.all(
    chosen.map(async (one) => {
      const pkg = packages.find(({ name }) => name === one.pkg.name);
      return pkg ? completeRelease(store, one, manifestOf(pkg, one.modules)) : one;
    }),
  );
  const candidate = withVersions(pendingOne, whole);
  const releases = await newReleases(whole, candidate, around);
  if (releases.length > 0 && !(await pushReleases(store, releases, around.truth))) return null;
  if (!around.isLenient) await rememberVerdicts(candidate.shell, [candidate.shell, ...candidate.sections]);
  const truth = releases.length > 0 ? await readTruth(store) : around.truth;
  return { candidate, truth, released: releases.map(({ name }) => name) };
}
