import type { BuiltPackage } from '@site/build/packages';
import { isSystemFile } from '@site/shared-data/compile/isSystemFile';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../dirs';
import { builtFiles, prerenderFile, readFiles, scriptFile, unversioned, type ReleaseFiles } from '../Release';
import { shortName, type Commit, type History, type Trailers } from '../store/Commit';
import { signatureFault } from '../../git/signedCommit';
import { checkOut, findCached } from '../store/releaseFolder';
import { addressOf, fetchOrigin, type Store } from '../store/store';
import { Refusal, withoutPasswords } from '../UserError';
import {
  assertUnchanged,
  buildPackage,
  hashOfFiles,
  hashOfTools,
  lastBuild,
  sourceCommit,
  sourceFiles,
} from './sources';

/** What a change makes: a release that is not on a branch yet. */
interface StagedRelease {
  readonly files: ReleaseFiles;
  /** The git tree of its files; null until the pictures of its pages are added. */
  readonly tree: string | null;
  /** The modules it was built from here. */
  readonly modules?: readonly string[];
  /** The subject of its commit. */
  readonly subject: string;
  readonly trailers: Trailers;
}

/** A requested change of one package. A package without a change follows its branch. */
export interface Change {
  readonly pkg: BuiltPackage;
  /** Whether the command fails with it. Otherwise the live release stays. */
  readonly isRequired: boolean;
  /** What is done, for whoever waits for it. */
  readonly title: string;
  /** Whether it is built from sources, which are checked then. */
  readonly isBuilt?: boolean;
  /** @param onProgress called with the progress of a build, from 0 to 1. */
  readonly stage: (store: Store, onProgress: (fraction: number) => void) => Promise<StagedRelease>;
}

/** A change with its release. */
export type Staged = Change & StagedRelease;

const workFolder = (name: string) => path.join(dirs.work, randomUUID(), name);

/** Builds a package from its sources, or takes its last build here where nothing has changed since. */
export const fromSources = (pkg: BuiltPackage): Change => ({
  pkg,
  isRequired: true,
  title: `build ${pkg.name}`,
  isBuilt: true,
  stage: async (store, onProgress) => {
    const { name } = pkg;
    const began = Date.now();
    const last = await lastBuild(name);
    const cached = last && (await findCached(store, name, last.tree));
    const folder = workFolder(name);
    const modules = cached ? last.modules : await buildPackage(name, folder, onProgress);
    const source = await sourceCommit(sourceFiles(modules));
    const trailers = { Source: source?.name, Modules: await hashOfFiles(modules), Tools: await hashOfTools() };
    await assertUnchanged(name, modules, began);
    return {
      files: cached ?? (await readFiles(name, folder, unversioned)),
      tree: cached ? last.tree : null,
      modules,
      subject: source?.subject ?? `Release ${name}`,
      trailers,
    };
  },
});

/** Whether a file was made by a build, and not by a file manager. */
const isOwn = (file: string) => !isSystemFile(path.basename(file));

/** Takes a finished build or a complete release from a folder. */
export const fromFolder = (pkg: BuiltPackage, given: string): Change => ({
  pkg,
  isRequired: true,
  title: `take ${pkg.name} from its folder`,
  stage: async () => {
    const { name } = pkg;
    const folder = workFolder(name);
    await mkdir(folder, { recursive: true });
    // The source map names the lines of errors.
    for (const file of [...builtFiles(name), `${prerenderFile}.map`]) {
      const from = path.resolve(given, file);
      if (existsSync(from)) await cp(from, path.join(folder, file), { recursive: true, filter: isOwn });
      else if (file === scriptFile(name) || file === prerenderFile) {
        throw new Refusal(name, `${from} is missing; give the folder of a finished build, or of a whole release`);
      }
    }
    return {
      files: await readFiles(name, folder, unversioned),
      tree: null,
      subject: `Release ${name}`,
      trailers: { Source: `folder ${path.basename(path.resolve(given))}` },
    };
  },
});

/** Stages a release that is on a branch already, its own or an origin's. */
async function stageCommit(store: Store, name: string, commit: Commit, trailers: Trailers): Promise<StagedRelease> {
  const { tree, subject } = commit;
  const files = await checkOut(store, name, tree);
  return { files, tree, subject, trailers: { ...commit.trailers, ...trailers } };
}

/** Takes the release on a section's branch in another store. */
export const fromOrigin = (pkg: BuiltPackage, address: string, isRequired: boolean): Change => ({
  pkg,
  isRequired,
  title: `take ${pkg.name} from its origin`,
  stage: async (store) => {
    const from = await addressOf(address, dirs.root, `${pkg.name}: its origin`);
    const commit = await fetchOrigin(store, pkg.name, from);
    const unsigned = await signatureFault(store.copy, commit.id);
    if (unsigned)
      throw new Refusal(pkg.name, `release ${shortName(commit.id)} of its origin ${unsigned}; sign it there`);
    const Source = withoutPasswords(`origin ${from} ${commit.id}`);
    return stageCommit(store, pkg.name, commit, { Source, Restores: undefined, 'Stands-in-for': undefined });
  },
});

/** Restores an earlier release. Its trailer names the release that was rolled back, unless it restores that very one. */
export function fromRelease(pkg: BuiltPackage, commit: Commit, [live]: History): Change {
  const rolledBack = live?.trailers['Stands-in-for'] ?? live?.id;
  const trailers = { Restores: commit.id, 'Stands-in-for': rolledBack === commit.id ? undefined : rolledBack };
  return {
    pkg,
    isRequired: true,
    title: `check out the earlier release of ${pkg.name}`,
    stage: (store) => stageCommit(store, pkg.name, commit, trailers),
  };
}
