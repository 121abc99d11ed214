import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../dirs';
import {
  assetFolders,
  federationManifestFile,
  homeStyleFile,
  manifestFile,
  prerenderFile,
  readFiles,
  scriptFile,
  styleFile,
} from '../Release';
import type { Manifest } from '../Release';
import type { Commit, History, Trailers } from '../store/Commit';
import { checkOut, findCached, writeTree } from '../store/releaseFolder';
import { fetchOrigin } from '../store/store';
import type { Store } from '../store/store';
import { Refusal } from '../UserError';
import { buildPackage } from './buildPackage';
import { unversioned } from './Change';
import type { Change, Staged } from './Change';
import { hashOfFiles, hashOfTools, lastBuild, sourceCommit } from './sources';

/** A new temporary folder for a package. */
const workFolder = (name: string) => path.join(dirs.work, randomUUID(), name);

/** The files that a build may have. The source map names the lines of errors. */
const builtFiles = (name: string) => [
  scriptFile(name),
  styleFile(name),
  name === 'shell' ? homeStyleFile : federationManifestFile,
  prerenderFile,
  `${prerenderFile}.map`,
  ...assetFolders,
];

/** The part of a staged release that comes from its source. */
type StagedContent = Omit<Staged, 'pkg' | 'isRequired'>;

/** What a build gives: the last one here where nothing has changed since, otherwise a new one. */
async function build(
  store: Store,
  name: string,
  onProgress: (fraction: number) => void,
): Promise<Pick<Staged, 'files' | 'tree' | 'modules'>> {
  const last = await lastBuild(name);
  const files = last && (await findCached(store, name, last.tree));
  if (files) return { files, tree: last.tree, modules: last.modules };
  const folder = workFolder(name);
  const modules = await buildPackage(name, folder, onProgress);
  return { files: await readFiles(name, folder, unversioned), tree: null, modules };
}

async function stageSources(
  store: Store,
  name: string,
  onProgress: (fraction: number) => void,
): Promise<StagedContent> {
  const { modules, ...built } = await build(store, name, onProgress);
  const source = await sourceCommit();
  return {
    ...built,
    modules,
    subject: source?.subject ?? `Release ${name}`,
    trailers: {
      ...(source && { Source: source.name }),
      Modules: await hashOfFiles(modules),
      Tools: await hashOfTools(),
    },
  };
}

/** Copies a finished build or a complete release. */
async function stageFolder(name: string, given: string): Promise<StagedContent> {
  const folder = workFolder(name);
  await mkdir(folder, { recursive: true });
  for (const file of builtFiles(name)) {
    const from = path.join(given, file);
    await cp(from, path.join(folder, file), { recursive: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      if (file !== scriptFile(name) && file !== prerenderFile) return;
      throw new Refusal(name, `${from} is missing; give the folder of a finished build, or of a whole release`);
    });
  }
  const trailers = { Source: `folder ${path.basename(given)}` };
  return {
    files: await readFiles(name, folder, unversioned),
    tree: null,
    modules: [],
    subject: `Release ${name}`,
    trailers,
  };
}

/** Stages a release that is on a branch already, its own or an origin's. */
async function stageCommit(store: Store, name: string, commit: Commit, trailers: Trailers): Promise<StagedContent> {
  const { tree } = commit;
  const files = await checkOut(store, name, tree);
  return { files, tree, modules: [], subject: commit.subject, trailers: { ...commit.trailers, ...trailers } };
}

/** Restores an earlier release. Its trailer names the release that was rolled back, unless it restores that very one. */
function stageRestored(store: Store, name: string, commit: Commit, history: History): Promise<StagedContent> {
  const [live] = history;
  const rolledBack = live?.trailers['Stands-in-for'] ?? live?.id;
  const trailers = {
    Restores: commit.id,
    'Stands-in-for': rolledBack === commit.id ? undefined : rolledBack,
  };
  return stageCommit(store, name, commit, trailers);
}

/** Stages the release on a section's branch in another store. */
async function stageOrigin(store: Store, name: string, address: string): Promise<StagedContent> {
  const commit = await fetchOrigin(store, name, address);
  const Source = `origin ${address} ${commit.id}`;
  return stageCommit(store, name, commit, { Source, Restores: undefined, 'Stands-in-for': undefined });
}

/**
 * Stages a change for validation. Nothing that is live changes.
 * @param history the releases of its package.
 * @param onProgress called with the progress of a build, from 0 to 1.
 * @throws Refusal naming the package, the file and the remedy.
 */
export async function stageChange(
  store: Store,
  change: Change,
  history: History,
  onProgress: (fraction: number) => void,
): Promise<Staged> {
  const { pkg, isRequired } = change;
  const content = () => {
    switch (change.kind) {
      case 'sources':
        return stageSources(store, pkg.name, onProgress);
      case 'folder':
        return stageFolder(pkg.name, path.resolve(change.folder));
      case 'origin':
        return stageOrigin(store, pkg.name, change.address);
      case 'release':
        return stageRestored(store, pkg.name, change.commit, history);
    }
  };
  return { pkg, isRequired, ...(await content()) };
}

/**
 * Completes the folder of a staged release: writes its manifest and removes files that only its build needed. The tree that git
 * writes of it gives the version.
 */
export async function completeRelease(store: Store, staged: Staged, manifest: Manifest): Promise<Staged> {
  if (staged.tree) return staged;
  const { pkg, files } = staged;
  const kept = new Set([...builtFiles(pkg.name), manifestFile].filter((file) => !file.endsWith('.map')));
  for (const entry of await readdir(files.folder)) {
    if (!kept.has(entry)) await rm(path.join(files.folder, entry), { recursive: true });
  }
  await writeFile(path.join(files.folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
  const tree = await writeTree(store, pkg.name, files.folder);
  return { ...staged, tree, files: await checkOut(store, pkg.name, tree) };
}
