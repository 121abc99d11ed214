import { moduleFile } from '@site/build/moduleNames';
import { packageFolder, type BuiltPackage } from '@site/build/packages';
import { isSystemFile } from '@site/shared-data/compile/isSystemFile';
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../../system/dirs';
import { buildDay } from '../../system/settings';
import { errorMessage, Refusal } from '../../system/UserError';
import { misfit, type SectionData } from '../contract/SectionData';
import type { ShellData } from '../contract/ShellData';
import { builtFiles, manifestFile, manifestOf, prerenderFile, scriptFile, sourceMapFile } from '../Release';
import { neededPictures } from '../render/pictures';
import { loadSection, loadShell } from '../render/renderSection';
import type { LiveShell } from '../render/Site';
import { withRunner } from '../runner/startRunner';
import { checkOut, findCached, writeTree } from '../store/releaseFolder';
import type { Store } from '../store/store';
import type { Change } from './Change';
import { listed } from './checkSources';
import { hashOfFiles, hashOfTools, invalidEntries, kitVersions, lastBuild, sourceCommit, sourceFiles } from './sources';

/**
 * Describes a section with the facts of the first shell that fits it.
 * @throws Refusal with the fault that the newest shell finds, if none fits.
 */
async function describeSection(name: string, folder: string, shells: AsyncIterable<LiveShell>): Promise<SectionData> {
  let first: unknown = new Refusal(name, 'there is no shell to show it in; run npm run build');
  let isFirst = true;
  for await (const shell of shells) {
    try {
      return await withRunner(async (runner) => {
        await loadShell(runner, shell.release.folder);
        const data = await loadSection(runner, name, folder, buildDay());
        const fault = misfit(data, shell);
        if (fault) throw new Refusal(name, fault);
        return data;
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (isFirst) first = error;
      isFirst = false;
    }
  }
  throw first;
}

const describe = (
  name: string,
  folder: string,
  shells: () => AsyncIterable<LiveShell>,
): Promise<SectionData | ShellData> =>
  name === 'shell' ? withRunner((runner) => loadShell(runner, folder)) : describeSection(name, folder, shells());

/**
 * Adds the pictures that a package needs to its folder.
 * @throws Refusal if a picture does not exist.
 */
async function addPictures(name: string, folder: string, data: SectionData | ShellData): Promise<void> {
  const code = await readFile(path.join(folder, prerenderFile), 'utf8');
  await mkdir(path.join(folder, 'images'), { recursive: true });
  for (const address of neededPictures(code, data)) {
    const target = path.join(folder, address);
    if (existsSync(target)) continue;
    const picture = path.join(dirs.pictures, path.basename(address));
    if (!existsSync(picture)) {
      const shown = path.relative(dirs.root, picture);
      throw new Refusal(name, `needs the picture ${shown}, which does not exist; run npm run pictures`);
    }
    await copyFile(picture, target);
  }
}

/**
 * Makes a release of a finished build. It adds the manifest and the pictures that the build needs, and writes the folder to
 * git. The version of the release is the hash of this content. Nothing is rendered.
 * @param modules every module of the build; empty if another machine built it.
 * @throws Refusal if the bundle breaks the contract, or a picture does not exist.
 */
export async function makeRelease(
  store: Store,
  pkg: BuiltPackage,
  folder: string,
  modules: readonly string[],
  shells: () => AsyncIterable<LiveShell>,
) {
  const { name } = pkg;
  const data = await describe(name, folder, shells);
  await addPictures(name, folder, data);
  const kept = [...builtFiles(name), sourceMapFile];
  const others = (await readdir(folder)).filter((entry) => !kept.includes(entry));
  for (const entry of others) await rm(path.join(folder, entry), { recursive: true });
  await writeFile(path.join(folder, manifestFile), `${JSON.stringify(manifestOf(pkg, data, modules), null, 2)}\n`);
  const tree = await writeTree(store, name, folder);
  return { tree, release: await checkOut(store, name, tree) };
}

/**
 * Builds one package into a folder, in a separate process.
 * @param onProgress called with the progress, from 0 to 1.
 * @returns the modules of the build.
 * @throws Refusal if the build fails.
 */
async function buildPackage(name: string, folder: string, onProgress: (fraction: number) => void) {
  const child = fork(path.join(packageFolder('@site/build'), 'webpack/run.js'), [name, folder], {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // The process sends its progress, and finally its errors and modules.
  let result: { fraction?: number; failures?: readonly string[]; modules?: readonly string[] } = {};
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));
  child.on('message', (message: typeof result) => {
    result = message;
    if (result.fraction !== undefined) onProgress(result.fraction);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  const { failures = [], modules = [] } = result;
  if (code === 0) return modules;
  // Node prints the error below the line that threw it.
  const said = /^\w*Error\b.*$/m.exec(output)?.[0] ?? errorMessage(output);
  const reasons = failures.length > 0 ? failures : [`the build ended without saying more than '${said}'`];
  throw new Refusal(name, ...listed(reasons));
}

/**
 * Checks that no module was saved after a time, because a build since then may lack the change.
 * @param since in milliseconds since 1970.
 * @throws Refusal that names the module.
 */
export async function assertUnchanged(name: string, modules: readonly string[], since: number): Promise<void> {
  for (const module of modules) {
    const saved = (await stat(moduleFile(module)).catch(() => null))?.mtimeMs ?? 0;
    // A time in the future comes from another machine's clock.
    if (saved <= since || saved > Date.now()) continue;
    throw new Refusal(name, `${module} was changed while it was built; release again`);
  }
}

const workFolder = (name: string) => path.join(dirs.work, randomUUID(), name);

/** Returns the version of the newest shell, or an empty string if there is none. A shell depends on no other shell. */
async function newestVersion(name: string, shells: () => AsyncIterable<LiveShell>): Promise<string> {
  if (name !== 'shell') for await (const { release } of shells()) return release.version;
  return '';
}

/**
 * Returns a change that builds a package from its sources. It reuses the last build on this machine if neither the sources nor
 * the newest shell have changed.
 */
export const fromSources = (pkg: BuiltPackage): Change => ({
  pkg,
  title: `build ${pkg.name}`,
  isBuilt: true,
  build: async ({ store, shells, onProgress }) => {
    const { name } = pkg;
    const began = Date.now();
    const last = await lastBuild(name);
    // A section with other sources is built without waiting for the shell of this change.
    const isSame = last && last.newestShell === (await newestVersion(name, shells));
    const cached = isSame && (await findCached(store, name, last.tree));
    const folder = workFolder(name);
    const modules = cached ? last.modules : await buildPackage(name, folder, onProgress);
    const problems = invalidEntries(modules);
    if (problems.length > 0) throw new Refusal(name, ...listed(problems));
    const source = await sourceCommit(sourceFiles(modules));
    const trailers = {
      Source: source?.name,
      Modules: await hashOfFiles(modules),
      Tools: await hashOfTools(),
      Kit: kitVersions(),
    };
    await assertUnchanged(name, modules, began);
    const subject = source?.subject ?? `Release ${name}`;
    const made = cached ? { release: cached, tree: last.tree } : await makeRelease(store, pkg, folder, modules, shells);
    return { ...made, modules, newestShell: await newestVersion(name, shells), subject, trailers };
  },
});

/** Returns whether a build made this file. File managers add their own files. */
const isOwn = (file: string) => !isSystemFile(path.basename(file));

/** Returns a change that takes a finished build or a complete release from a folder. */
export const fromFolder = (pkg: BuiltPackage, given: string): Change => ({
  pkg,
  title: `take ${pkg.name} from its folder`,
  build: async ({ store, shells }) => {
    const { name } = pkg;
    const folder = workFolder(name);
    await mkdir(folder, { recursive: true });
    // The source map gives errors their lines.
    for (const file of [...builtFiles(name), sourceMapFile]) {
      const from = path.resolve(given, file);
      if (existsSync(from)) await cp(from, path.join(folder, file), { recursive: true, filter: isOwn });
      else if (file === scriptFile(name) || file === prerenderFile) {
        throw new Refusal(name, `${from} is missing; give the folder of a finished build, or of a whole release`);
      }
    }
    const made = await makeRelease(store, pkg, folder, [], shells);
    const trailers = { Source: `folder ${path.basename(path.resolve(given))}` };
    return { ...made, subject: `Release ${name}`, trailers };
  },
});
