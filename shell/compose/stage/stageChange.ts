import { packageFolder, type BuiltPackage } from '@site/build/packages';
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
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
  type Manifest,
} from '../Release';
import type { Commit, History, Trailers } from '../store/Commit';
import { checkOut, findCached, writeTree } from '../store/releaseFolder';
import { fetchOrigin, type Store } from '../store/store';
import { errorMessage, Refusal } from '../UserError';
import { unversioned, type Change, type Staged, type StagedContent } from './Change';
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

/** What the building process tells: its progress from 0 to 1, or in the end a line for each error and the modules of the build. */
interface BuildMessage {
  readonly fraction?: number;
  readonly failures?: readonly string[];
  readonly modules?: readonly string[];
}

/** Builds one package into a folder, in a process of its own. @returns the modules it was built from. */
async function buildPackage(
  name: string,
  folder: string,
  onProgress: (fraction: number) => void,
): Promise<readonly string[]> {
  const child = fork(path.join(packageFolder('@site/build'), 'webpack/run.js'), [name, folder], {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let result: BuildMessage = {};
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));
  child.on('message', (message: BuildMessage) => {
    if (message.fraction === undefined) result = message;
    else onProgress(message.fraction);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  const { failures = [], modules = [] } = result;
  if (code === 0) return modules;
  const more = failures.length > 1 ? `, and ${failures.length - 1} more` : '';
  // Node names the error below the line that threw it.
  const said = /^\w*Error\b.*$/m.exec(output)?.[0] ?? errorMessage(output);
  const first = failures[0] ?? `the build ended without saying more than '${said}'`;
  throw new Refusal(name, `${first}${more}; mend it and release again`);
}

/** Builds a package from its sources, or takes its last build here where nothing has changed since. */
export const fromSources = (pkg: BuiltPackage): Change => ({
  pkg,
  isRequired: true,
  title: `build ${pkg.name}`,
  isBuilt: true,
  stage: async (store, onProgress) => {
    const { name } = pkg;
    const last = await lastBuild(name);
    const cached = last && (await findCached(store, name, last.tree));
    const folder = workFolder(name);
    const modules = cached ? last.modules : await buildPackage(name, folder, onProgress);
    const source = await sourceCommit();
    return {
      files: cached ?? (await readFiles(name, folder, unversioned)),
      tree: cached ? last.tree : null,
      modules,
      subject: source?.subject ?? `Release ${name}`,
      trailers: {
        ...(source && { Source: source.name }),
        Modules: await hashOfFiles(modules),
        Tools: await hashOfTools(),
      },
    };
  },
});

/** Takes a finished build or a complete release from a folder. */
export const fromFolder = (pkg: BuiltPackage, given: string): Change => ({
  pkg,
  isRequired: true,
  title: `take ${pkg.name} from its folder`,
  stage: async () => {
    const { name } = pkg;
    const folder = workFolder(name);
    await mkdir(folder, { recursive: true });
    for (const file of builtFiles(name)) {
      const from = path.resolve(given, file);
      await cp(from, path.join(folder, file), { recursive: true }).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        if (file !== scriptFile(name) && file !== prerenderFile) return;
        throw new Refusal(name, `${from} is missing; give the folder of a finished build, or of a whole release`);
      });
    }
    return {
      files: await readFiles(name, folder, unversioned),
      tree: null,
      modules: [],
      subject: `Release ${name}`,
      trailers: { Source: `folder ${path.basename(path.resolve(given))}` },
    };
  },
});

/** Stages a release that is on a branch already, its own or an origin's. */
async function stageCommit(store: Store, name: string, commit: Commit, trailers: Trailers): Promise<StagedContent> {
  const { tree } = commit;
  const files = await checkOut(store, name, tree);
  return { files, tree, modules: [], subject: commit.subject, trailers: { ...commit.trailers, ...trailers } };
}

/** Takes the release on a section's branch in another store. */
export const fromOrigin = (pkg: BuiltPackage, address: string, isRequired: boolean): Change => ({
  pkg,
  isRequired,
  title: `take ${pkg.name} from its origin`,
  stage: async (store) => {
    const commit = await fetchOrigin(store, pkg.name, address);
    const Source = `origin ${address} ${commit.id}`;
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

/** Completes the folder of a staged release: removes what only its build needed, and adds its manifest. Its tree gives its version. */
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
