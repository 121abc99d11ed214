import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FoundChange } from './findCandidate';
import { builtFiles, manifestFile, unversioned, type Manifest, type PackageFiles } from './Release';
import { manifestOf, releasePath } from './render/Composition';
import { changedPages } from './render/currentSite';
import { rememberVerdicts } from './render/verdicts';
import type { Staged } from './stage/Change';
import { rememberBuild } from './stage/sources';
import { checkOut, writeTree } from './store/releaseFolder';
import { pushReleases, type NewRelease, type Store } from './store/store';
import { livePackage } from './write/Status';

/** Completes the folder of a staged release: removes what only its build needed, and adds its manifest. Its tree gives its version. */
async function completeRelease(store: Store, staged: Staged, manifest: Manifest): Promise<Staged> {
  const { name } = staged.pkg;
  const { folder } = staged.files;
  const kept = [...builtFiles(name), manifestFile];
  const others = (await readdir(folder)).filter((entry) => !kept.includes(entry));
  for (const entry of others) await rm(path.join(folder, entry), { recursive: true });
  await writeFile(path.join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
  const tree = await writeTree(store, name, folder);
  return { ...staged, tree, files: await checkOut(store, name, tree) };
}

/** Completes the releases of a site, and remembers them: the next command neither builds nor rehearses them again. */
export async function completeCandidate(found: FoundChange): Promise<FoundChange> {
  const { store, candidate, choices, isRollback } = found;
  const completed = [candidate.shell, ...candidate.sections].map(async (pkg): Promise<Staged[]> => {
    const release = choices.get(pkg.name)?.release;
    if (!release || !('files' in release)) return [];
    return [release.tree ? release : await completeRelease(store, release, manifestOf(pkg, release.modules ?? []))];
  });
  const staged = (await Promise.all(completed)).flat();
  for (const { pkg, modules, trailers, tree } of staged) {
    if (modules && tree) await rememberBuild(pkg.name, modules, trailers, tree);
  }
  const filesOf = (pkg: PackageFiles) => staged.find(({ files }) => files.name === pkg.name)?.files ?? pkg.files;
  const shell = { ...candidate.shell, files: filesOf(candidate.shell) };
  const sections = candidate.sections.map((pkg) => ({ ...pkg, files: filesOf(pkg) }));
  // The versions of new releases were not known while pages were rendered.
  const withVersions = (html: string) =>
    staged.reduce((text, { files }) => {
      const rendered = releasePath({ ...files, version: unversioned });
      return text.replaceAll(`${rendered}/`, `${releasePath(files)}/`);
    }, html);
  const pages = candidate.pages.map((page) => ({ ...page, html: withVersions(page.html) }));
  if (!isRollback) await rememberVerdicts([shell, ...sections]);
  return { ...found, candidate: { ...candidate, shell, sections, pages }, staged };
}

/** The staged releases of a change as commits, except those that equal the live release. */
async function newReleases(complete: FoundChange): Promise<NewRelease[]> {
  const { store, candidate, staged, branches } = complete;
  const changed = new Set(await changedPages(candidate.pages));
  const names = new Set(staged.map(({ pkg }) => pkg.name));
  const releases = staged.map(async ({ pkg: { name }, files, tree, subject, ...one }): Promise<NewRelease[]> => {
    const live = branches.get(name)?.[0];
    const trailers = { ...one.trailers, Contract: String(candidate.shell.contract) };
    const isSame =
      live?.tree === tree &&
      live?.trailers.Modules === trailers.Modules &&
      live?.trailers['Stands-in-for'] === trailers['Stands-in-for'];
    if (isSame || !tree) return [];
    // What differs is known where the current site has the release that this one follows.
    if (!live || livePackage(complete.current, name)?.commit !== live.id) return [{ name, tree, subject, trailers }];
    // Pages of other packages may change with it. They are listed unless their owner has a release here too.
    const isOwn = (owner: string) => owner === name || !names.has(owner);
    const pages = candidate.pages.filter((page) => isOwn(page.owner) && changed.has(page.address));
    const before = await checkOut(store, name, live.tree).catch(() => null);
    const scripts = before?.script.integrity === files.script.integrity ? [] : ['scripts'];
    const Changes = [...pages.map(({ address }) => address), ...scripts].join(', ') || 'nothing';
    return [{ name, tree, subject, trailers: { ...trailers, Changes } }];
  });
  return (await Promise.all(releases)).flat();
}

/**
 * Pushes the new releases of a change.
 * @returns the change with its branches, and the packages that have a new release; null, with nothing changed, where another
 *   release went live meanwhile.
 */
export async function pushCandidate(complete: FoundChange) {
  const releases = await newReleases(complete);
  const { store, branches } = complete;
  const now = releases.length > 0 ? await pushReleases(store, releases, branches) : branches;
  return now && { ...complete, branches: now, released: releases.map(({ name }) => name) };
}
