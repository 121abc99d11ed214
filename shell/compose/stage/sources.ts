import { moduleFile, moduleName } from '@site/build/moduleNames';
import { packageFolder, packages, root, tsconfig } from '@site/build/packages';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../dirs';
import { runProgram } from '../runProgram';
import type { Commit } from '../store/Commit';
import { readManifest, type Store } from '../store/store';
import type { Staged } from './Change';

/** Whether the sources of a package are in this repository. */
export const isHere = (name: string) =>
  packages.some((pkg) => pkg.name === name && (name === 'shell' || existsSync(path.join(root, pkg.folder))));

/** Texts in the place of what modules say, by their names. */
type Replaced = ReadonlyMap<string, string>;

/** A hash of modules by their names. A release is older than its sources when that of its modules differs. */
export async function hashOfFiles(files: readonly string[], replaced?: Replaced): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) {
    const bytes = replaced?.get(file) ?? (await readFile(moduleFile(file)).catch(() => ''));
    hash.update(`${file}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 16);
}

/** The names of what is in a folder and below. */
export const modulesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true })).map((file) => moduleName(path.join(folder, file)));

/** Inputs of every build besides its modules and `@site/build`. */
const tools = ['package-lock.json', path.basename(tsconfig), '@site/section/sharedModules.json'];

let toolsHash: Promise<string> | undefined;

/** A hash of the build's tools, read once. When it changes, packages are built again, but no release counts as older. */
export function hashOfTools(): Promise<string> {
  toolsHash ??= modulesIn(packageFolder('@site/build')).then((own) =>
    hashOfFiles([...tools, ...own.filter((name) => /\.js(on)?$/.test(name))]),
  );
  return toolsHash;
}

/** A build of this machine: the modules and tools it was made from, by their hashes, and the git tree of its release. */
interface Build {
  readonly modules: readonly string[];
  readonly hashes: string;
  readonly tree: string;
}

/** The file that remembers the last build of a package. */
const buildFile = (name: string) => path.join(dirs.cache, 'builds', `${name}.json`);

/** The last build of a package here; null where its modules or tools have changed since. */
export async function lastBuild(name: string): Promise<Build | null> {
  const build = JSON.parse(await readFile(buildFile(name), 'utf8').catch(() => 'null')) as Build | null;
  return build && build.hashes === `${await hashOfFiles(build.modules)} ${await hashOfTools()}` ? build : null;
}

/** Remembers a build, so that the next command takes it instead of building the same again. */
export async function rememberBuild({ pkg: { name }, modules, trailers, tree }: Staged): Promise<void> {
  if (!tree || modules.length === 0) return;
  const build: Build = { modules, hashes: `${trailers.Modules} ${trailers.Tools}`, tree };
  const file = buildFile(name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}-${process.pid}`, JSON.stringify(build));
  await rename(`${file}-${process.pid}`, file);
}

/** Compares a release with the sources here, or with them as they would be with some replaced: `unknown` if built elsewhere. */
export async function compareSources(
  store: Store,
  release: Commit | undefined,
  replaced?: Replaced,
): Promise<'same' | 'older' | 'unknown'> {
  const { modules = [] } = release?.trailers.Modules ? await readManifest(store, release.tree) : {};
  if (!release || modules.length === 0) return 'unknown';
  return release.trailers.Modules === (await hashOfFiles(modules, replaced)) ? 'same' : 'older';
}

const git = (...args: readonly string[]) => runProgram('git', args, { env: { LC_ALL: 'C' } });

/** The commit of the sources here and its subject; null where they are in no repository. */
export async function sourceCommit(): Promise<{ readonly name: string; readonly subject: string } | null> {
  const [, id, subject = ''] = /^(\w+) (.*)$/.exec((await git('log', '-1', '--format=%H %s')).stdout.trim()) ?? [];
  if (!id) return null;
  const { stdout: changes } = await git('status', '--porcelain');
  return { name: `commit ${id}${changes ? ' and what is not committed' : ''}`, subject };
}

/** Whether the history here lacks the sources of the live release: a build from such an old clone would undo it silently. */
export async function hasUnknownSource(live: Commit | undefined): Promise<boolean> {
  const [, known] = /^commit (\w+)/.exec(live?.trailers.Source ?? '') ?? [];
  if (!known) return false;
  const { code, stderr } = await git('merge-base', '--is-ancestor', known, 'HEAD');
  // 1 is the answer no; a commit that is not here is named by git. Any other failure tells nothing.
  return code === 1 || stderr.includes(known);
}
