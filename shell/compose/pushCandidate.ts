import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from './dirs';
import type { FoundCandidate } from './findCandidate';
import type { ReleaseFiles } from './Release';
import { rememberVerdicts } from './render/Candidate';
import type { Candidate } from './render/Candidate';
import { manifestOf, ownerOf, releasePath } from './render/Composition';
import { changedPages } from './render/currentSite';
import { unversioned } from './stage/Change';
import type { Staged } from './stage/Change';
import { rememberBuild } from './stage/sources';
import { completeRelease } from './stage/stageChange';
import { pushReleases } from './store/pushReleases';
import type { NewRelease } from './store/pushReleases';
import { readBranches } from './store/store';
import type { Branches, Store } from './store/store';
import type { Status } from './write/Status';

/** What a new release follows. */
interface ReleaseContext {
  readonly branches: Branches;
  /** The status of the current site. */
  readonly current: Status | null;
  /** The subject that the owner of the change gave. */
  readonly message: string | undefined;
}

/**
 * The value of the trailer `Changes`: what differs for visitors from the current site. Empty where the current site has no
 * release of the package that this one follows.
 */
async function changesOf(
  { pkg: { name }, files }: Staged,
  pages: readonly string[],
  { branches, current }: ReleaseContext,
): Promise<string> {
  const before = current?.packages.find((one) => one.name === name);
  if (!before || branches.get(name)?.[0]?.id !== before.commit) return '';
  const { file } = files.script;
  const script = await readFile(path.join(dirs.site, releasePath(before), file)).catch(() => null);
  const isSame = script?.equals(await readFile(path.join(files.folder, file))) ?? false;
  return [...pages, ...(isSame ? [] : ['scripts'])].join(', ') || 'nothing';
}

/** Puts the versions of new releases, which were not known while pages were rendered, into the addresses in pages. */
function withVersions(candidate: Candidate, staged: readonly Staged[]): Candidate {
  const named = (text: string) =>
    staged.reduce(
      (html, { pkg: { name }, files: { version } }) =>
        html.replaceAll(`${releasePath({ name, version: unversioned })}/`, `${releasePath({ name, version })}/`),
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

/** The commits of staged releases, except those that equal the live release. */
async function newReleases(
  staged: readonly Staged[],
  candidate: Candidate,
  context: ReleaseContext,
): Promise<NewRelease[]> {
  const changed = new Set(await changedPages(candidate.pages));
  const names = new Set(staged.map(({ pkg }) => pkg.name));
  const releases = staged.map(async (one): Promise<NewRelease[]> => {
    const { name } = one.pkg;
    const { tree, subject, trailers, isRequired } = one;
    const live = context.branches.get(name)?.[0];
    const isSame =
      live?.tree === tree &&
      live?.trailers.Modules === trailers.Modules &&
      live?.trailers['Stands-in-for'] === trailers['Stands-in-for'];
    if (isSame || !tree) return [];
    // Pages of other packages may change with it. They are listed unless their owner has a release here too.
    const own = candidate.pages.filter((page) => ownerOf(page) === name || !names.has(ownerOf(page)));
    const pages = own.map(({ address }) => address).filter((address) => changed.has(address));
    const Changes = await changesOf(one, pages, context);
    const Contract = String(candidate.shell.contract);
    const ownSubject = (isRequired && context.message) || subject;
    return [{ name, tree, subject: ownSubject, trailers: { ...trailers, Contract, ...(Changes && { Changes }) } }];
  });
  return (await Promise.all(releases)).flat();
}

/** A candidate whose staged changes are complete: their versions are known, and their folders are in the cache. */
interface CompleteCandidate {
  readonly candidate: Candidate;
  readonly staged: readonly Staged[];
}

/** A candidate whose releases are on their branches. */
export interface PushedCandidate {
  readonly candidate: Candidate;
  readonly branches: Branches;
  /** The packages with a new release. */
  readonly released: readonly string[];
}

/** Completes the releases of a candidate, and remembers them: the next command neither builds nor rehearses them again. */
export async function completeCandidate(
  store: Store,
  { candidate, choices }: FoundCandidate,
  staged: readonly Staged[],
  isRollback: boolean,
): Promise<CompleteCandidate> {
  const packages = [candidate.shell, ...candidate.sections];
  const chosen = staged.filter((one) => choices.get(one.pkg.name)?.release === one);
  const completed = await Promise.all(
    chosen.map(async (one) => {
      const pkg = packages.find(({ name }) => name === one.pkg.name);
      return pkg ? completeRelease(store, one, manifestOf(pkg, one.modules)) : one;
    }),
  );
  const complete = withVersions(candidate, completed);
  await Promise.all(completed.map(rememberBuild));
  if (!isRollback) await rememberVerdicts([complete.shell, ...complete.sections]);
  return { candidate: complete, staged: completed };
}

/**
 * Pushes the new releases of a candidate.
 * @returns null where another release went live meanwhile. Nothing has changed then.
 */
export async function pushCandidate(
  store: Store,
  { candidate, staged }: CompleteCandidate,
  context: ReleaseContext,
): Promise<PushedCandidate | null> {
  const releases = await newReleases(staged, candidate, context);
  if (releases.length === 0) return { candidate, branches: context.branches, released: [] };
  if (!(await pushReleases(store, releases, context.branches))) return null;
  return { candidate, branches: await readBranches(store), released: releases.map(({ name }) => name) };
}
