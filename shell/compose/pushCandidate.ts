import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from './dirs';
import { currentPackage, type FoundChange } from './findCandidate';
import { integrityOf, type PackageFiles } from './Release';
import { rememberVerdicts } from './render/Candidate';
import { manifestOf, releasePath, type Composed } from './render/Composition';
import { changedPages } from './render/currentSite';
import type { RenderedPage } from './render/renderPages';
import { unversioned, type Staged } from './stage/Change';
import { rememberBuild } from './stage/sources';
import { completeRelease } from './stage/stageChange';
import { pushReleases, type NewRelease } from './store/pushReleases';

/** Completes the releases of a site, and remembers them: the next command neither builds nor rehearses them again. */
export async function completeCandidate(found: FoundChange): Promise<FoundChange> {
  const { store, candidate, choices, isRollback } = found;
  const packages = [candidate.shell, ...candidate.sections];
  const completed = packages.map(async (pkg: Composed): Promise<Staged[]> => {
    const release = choices.get(pkg.name)?.release;
    return release && 'files' in release
      ? [await completeRelease(store, release, manifestOf(pkg, release.modules))]
      : [];
  });
  const staged = (await Promise.all(completed)).flat();
  await Promise.all(staged.map(rememberBuild));
  const filesOf = new Map(staged.map(({ pkg, files }) => [pkg.name, files]));
  const withFiles = <Pkg extends PackageFiles>(pkg: Pkg): Pkg => ({
    ...pkg,
    files: filesOf.get(pkg.name) ?? pkg.files,
  });
  // The versions of new releases were not known while pages were rendered.
  const address = new RegExp(releasePath({ name: '([\\w-]+)', version: `${unversioned}(?=/)` }), 'g');
  const withVersions = (html: string) =>
    html.replaceAll(address, (_, name: string) => releasePath(filesOf.get(name) ?? { name, version: unversioned }));
  const complete = {
    ...candidate,
    shell: withFiles(candidate.shell),
    sections: candidate.sections.map(withFiles),
    pages: candidate.pages.map((page) => ({ ...page, html: withVersions(page.html) })),
  };
  if (!isRollback) await rememberVerdicts([complete.shell, ...complete.sections]);
  return { ...found, candidate: complete, staged };
}

/** The trailer `Changes`, of pages that differ and scripts; empty where the current site has not the release that this one follows. */
async function changesOf(
  found: FoundChange,
  { pkg: { name }, files: { script } }: Staged,
  pages: readonly RenderedPage[],
): Promise<string> {
  const before = currentPackage(found, name);
  if (!before || found.branches.get(name)?.[0]?.id !== before.commit) return '';
  const bytes = await readFile(path.join(dirs.site, releasePath(before), script.file)).catch(() => null);
  const isSame = bytes !== null && integrityOf(bytes) === script.integrity;
  return [...pages.map(({ address }) => address), ...(isSame ? [] : ['scripts'])].join(', ') || 'nothing';
}

/** The staged releases of a change as commits, except those that equal the live release. */
async function newReleases(complete: FoundChange): Promise<NewRelease[]> {
  const { candidate, staged, branches } = complete;
  const changed = new Set(await changedPages(candidate.pages));
  const names = new Set(staged.map(({ pkg }) => pkg.name));
  const releases = staged.map(async (one): Promise<NewRelease[]> => {
    const { pkg, tree, subject, trailers } = one;
    const live = branches.get(pkg.name)?.[0];
    const isSame =
      live?.tree === tree &&
      live?.trailers.Modules === trailers.Modules &&
      live?.trailers['Stands-in-for'] === trailers['Stands-in-for'];
    if (isSame || !tree) return [];
    // Pages of other packages may change with it. They are listed unless their owner has a release here too.
    const isOwn = (owner: string) => owner === pkg.name || !names.has(owner);
    const own = candidate.pages.filter((page) => isOwn(page.owner) && changed.has(page.address));
    const Changes = await changesOf(complete, one, own);
    const Contract = String(candidate.shell.contract);
    return [{ name: pkg.name, tree, subject, trailers: { ...trailers, Contract, ...(Changes && { Changes }) } }];
  });
  return (await Promise.all(releases)).flat();
}

/**
 * Pushes the new releases of a change.
 * @returns the change with its branches, and the packages that have a new release; null, with nothing changed, where another
 *   release went live meanwhile.
 */
export async function pushCandidate(
  complete: FoundChange,
): Promise<(FoundChange & { readonly released: readonly string[] }) | null> {
  const releases = await newReleases(complete);
  const { store, branches } = complete;
  const now = releases.length > 0 ? await pushReleases(store, releases, branches) : branches;
  return now && { ...complete, branches: now, released: releases.map(({ name }) => name) };
}
