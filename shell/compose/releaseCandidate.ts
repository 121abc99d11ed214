import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from './dirs';
import type { FoundCandidate } from './findCandidate';
import type { ReleaseFiles } from './Release';
import { manifestOf, rememberVerdicts } from './render/Candidate';
import type { Candidate } from './render/Candidate';
import { ownerOf, releasePath } from './render/Composition';
import { currentPage } from './render/currentPage';
import { changedPages } from './render/visibleForm';
import { unversioned } from './stage/Change';
import type { Staged } from './stage/Change';
import { rememberSameBuild } from './stage/sources';
import { completeRelease } from './stage/stageChange';
import { pushReleases, readBranches } from './store/store';
import type { Branches, NewRelease, Store } from './store/store';
import type { Status } from './write/Status';

/** What a new release follows. */
interface ReleaseContext {
  readonly branches: Branches;
  /** The status of the current site. */
  readonly current: Status | null;
  /** The subject that the owner of the change gave. */
  readonly message: string | undefined;
  /** Whether the candidate was not fully validated, as in a rollback. */
  readonly isRollback: boolean;
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
  const changed = new Set(await changedPages(candidate.pages, currentPage));
  const names = new Set(staged.map(({ pkg }) => pkg.name));
  const releases = staged.map(async (one): Promise<NewRelease[]> => {
    const { name } = one.pkg;
    const { tree, subject, trailers, isRequired } = one;
    const live = context.branches.get(name)?.[0];
    const isSame =
      live?.tree === tree &&
      live?.trailers.Modules === trailers.Modules &&
      live?.trailers['Stands-in-for'] === trailers['Stands-in-for'];
    if (isSame && trailers.Tools) await rememberSameBuild(live.tree, trailers.Tools);
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

/** What became of the staged changes of a candidate. */
interface ReleasedCandidate {
  /** The staged changes of the candidate, complete: their folders have moved to the cache. */
  readonly staged: readonly Staged[];
  /** Null where another release went live meanwhile. Nothing has changed then. */
  readonly pushed: PushedCandidate | null;
}

/** A candidate whose releases are on their branches. */
export interface PushedCandidate {
  readonly candidate: Candidate;
  readonly branches: Branches;
  /** The packages with a new release. */
  readonly released: readonly string[];
}

/** Gives the new releases of a candidate their versions, and pushes them. */
export async function releaseCandidate(
  store: Store,
  { candidate: unversionedOne, choices }: FoundCandidate,
  { staged, ...context }: ReleaseContext & { readonly staged: readonly Staged[] },
): Promise<ReleasedCandidate> {
  const packages = [unversionedOne.shell, ...unversionedOne.sections];
  const chosen = staged.filter((one) => choices.get(one.pkg.name)?.release === one);
  const completed = await Promise.all(
    chosen.map(async (one) => {
      const pkg = packages.find(({ name }) => name === one.pkg.name);
      return pkg ? completeRelease(store, one, manifestOf(pkg, one.modules)) : one;
    }),
  );
  const candidate = withVersions(unversionedOne, completed);
  const releases = await newReleases(completed, candidate, context);
  if (releases.length > 0 && !(await pushReleases(store, releases, context.branches))) {
    return { staged: completed, pushed: null };
  }
  if (!context.isRollback) await rememberVerdicts(candidate.shell, [candidate.shell, ...candidate.sections]);
  const branches = releases.length > 0 ? await readBranches(store) : context.branches;
  return { staged: completed, pushed: { candidate, branches, released: releases.map(({ name }) => name) } };
}
