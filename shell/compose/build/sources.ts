import { moduleFile, moduleName, moduleText } from '@site/build/moduleNames';
import { packageFolder, packages, root, trialDay, tsconfig } from '@site/build/packages';
import { ownEntries } from '@site/shared-data/compile/entriesFolder';
import { allKinds } from '@site/shared-data/schemas/kinds';
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../../system/dirs';
import { userGit } from '../../git/git';
import { GitError } from '../../git/GitError';
import type { Commit, Trailers } from '../store/Commit';
import { readManifest } from '../store/releaseFolder';
import { isFromHere, type Store } from '../store/store';
import { errorMessage, Refusal } from '../../system/UserError';

/** Whether the sources of a package are in this repository. */
export const isHere = (name: string) =>
  packages.some((pkg) => pkg.name === name && (name === 'shell' || existsSync(path.join(root, pkg.folder))));

/** The module with the hash of every picture, which every package has. */
export const pictureTable = '@site/shared-data/src/pictures.generated.ts';

/**
 * A hash of modules by their names. A release is older than its sources when that of its modules differs. Beside other modules,
 * the table of pictures counts for those that they name: a new picture makes older only what shows it.
 */
export async function hashOfFiles(files: readonly string[]): Promise<string> {
  const sorted = [...files].sort();
  const read = sorted.map(async (file) => [file, await moduleText(file)] as const);
  const texts = new Map(await Promise.all(read));
  const table = texts.get(pictureTable);
  if (table !== undefined && texts.size > 1) {
    texts.delete(pictureTable);
    const code = [...texts.values()].join();
    const rows = [...table.matchAll(/'([\w-]+)': '\w+'/g)];
    texts.set(pictureTable, rows.flatMap(([row, name = '']) => (code.includes(name) ? row : [])).join());
  }
  const hash = createHash('sha256');
  for (const [file, text] of texts) hash.update(`${file}\0`).update(text);
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

/** The versions of the kit that sections are built with here, such as 'section 2.1.0, ui 1.2.0'. */
export function kitVersions(): string {
  const versions = ['section', 'ui', 'shared-data'].map((name) => {
    const file = path.join(packageFolder(`@site/${name}`), 'package.json');
    return `${name} ${(JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version}`;
  });
  return versions.join(', ');
}

/** Writes data to a file of the cache, whole or not at all: a killed command leaves what was there. */
export async function remember(file: string, data: object): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}-${process.pid}`, JSON.stringify(data));
  await rename(`${file}-${process.pid}`, file);
}

/** A build of this machine: the modules and tools it was made from, by their hashes, and the git tree of its release. */
interface Build {
  readonly modules: readonly string[];
  readonly hashes: string;
  readonly tree: string;
}

/** What was built as of another day is nobody's build of today. */
const buildFile = (name: string) =>
  path.join(dirs.cache, 'builds', `${[name, trialDay].filter(Boolean).join('-')}.json`);

/** The last build of a package here; null where its modules or tools have changed since. */
export async function lastBuild(name: string): Promise<Build | null> {
  const build = JSON.parse(await readFile(buildFile(name), 'utf8').catch(() => 'null')) as Build | null;
  return build && build.hashes === `${await hashOfFiles(build.modules)} ${await hashOfTools()}` ? build : null;
}

/** Remembers a build, so that the next command takes it instead of building the same again. */
export async function rememberBuild(name: string, modules: readonly string[], trailers: Trailers, tree: string) {
  const build: Build = { modules, hashes: `${trailers.Modules} ${trailers.Tools}`, tree };
  await remember(buildFile(name), build);
}

/** How many problems are listed: where there are more, most have the same cause. */
const max = 10;

/** The first problems with their remedy, and how many more there are. @param whereRest what shows these. */
export const listed = (problems: readonly string[], whereRest = ''): string[] => [
  ...problems.slice(0, max).map((problem) => `${problem}; mend it and release again`),
  ...(problems.length > max ? [`and ${problems.length - max} more${whereRest}`] : []),
];

/**
 * Builds one package into a folder, in a process of its own.
 * @param onProgress called with its progress, from 0 to 1.
 * @returns the modules it was built from.
 * @throws Refusal where it fails.
 */
export async function buildPackage(name: string, folder: string, onProgress: (fraction: number) => void) {
  const child = fork(path.join(packageFolder('@site/build'), 'webpack/run.js'), [name, folder], {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // It tells its progress, and in the end its errors and modules.
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
  // Node names the error below the line that threw it.
  const said = /^\w*Error\b.*$/m.exec(output)?.[0] ?? errorMessage(output);
  const reasons = failures.length > 0 ? failures : [`the build ended without saying more than '${said}'`];
  throw new Refusal(name, ...listed(reasons));
}

/** Throws a Refusal where a module was saved after a time: what was built since then may lack it. */
export async function assertUnchanged(name: string, modules: readonly string[], since: number): Promise<void> {
  for (const module of modules) {
    const saved = (await stat(moduleFile(module)).catch(() => null))?.mtimeMs ?? 0;
    // A time to come is one of another clock.
    if (saved <= since || saved > Date.now()) continue;
    throw new Refusal(name, `${module} was changed while it was built; release again`);
  }
}

/** Compares a release with the sources here: `unknown` if built elsewhere. */
export async function compareSources(store: Store, release: Commit | undefined) {
  const { modules = [] } = release?.trailers.Modules ? await readManifest(store, release.tree) : {};
  if (!release || modules.length === 0) return 'unknown';
  return release.trailers.Modules === (await hashOfFiles(modules)) ? 'same' : 'older';
}

/** What git says of the sources here; nothing where they are in no repository, or git is missing. */
const ask = (args: readonly string[], folder?: string): Promise<string> => userGit(args, {}, folder).catch(() => '');

const generated = '@site/shared-data/generated/';

/** The files in git that modules come from: those of entries are written from what people wrote. Installed packages have none. */
export const sourceFiles = (modules: readonly string[]): readonly string[] => [
  ...new Set(
    modules.flatMap((name) => {
      const [, written = ''] = name.split(generated);
      const kinds = allKinds.filter((kind) => `${kind.isList ? kind.name : kind.module}.ts` === written);
      const files = kinds.map(({ place }) => path.join(ownEntries, place));
      return (files.length > 0 ? files : [moduleFile(name).replace(/#.*/, '')]).filter(
        (file) => !file.includes(`${path.sep}node_modules${path.sep}`),
      );
    }),
  ),
];

/**
 * The commit that files of a repository come from, and its subject; null where they are in none.
 * @param files those that have to be committed: what else is changed says nothing of them. Any where left out.
 * @param folder where the repository is; here where left out.
 */
export async function sourceCommit(
  files: readonly string[] = [],
  folder?: string,
): Promise<{ readonly name: string; readonly subject: string } | null> {
  const [, id, subject = ''] = /^(\w+) (.*)$/.exec((await ask(['log', '-1', '--format=%H %s'], folder)).trim()) ?? [];
  if (!id) return null;
  const how = ['--porcelain', '--untracked-files=normal', '--ignore-submodules=none'];
  // A star in a name is none.
  const changes = await ask(['--literal-pathspecs', 'status', ...how, '--', ...files], folder);
  return { name: `commit ${id}${changes ? ' and what is not committed' : ''}`, subject };
}

/** Whether a commit is in the history of the sources here; null where git cannot say. */
async function isInHistory(commit: string): Promise<boolean | null> {
  try {
    await userGit(['merge-base', '--is-ancestor', commit, 'HEAD']);
    return true;
  } catch (error) {
    if (!(error instanceof GitError)) return null;
    // git says nothing for the answer no, and names a commit that is not here.
    return error.stderr.trim() === '' || error.stderr.includes(commit) ? false : null;
  }
}

/** Whether the live release has sources that are neither those here nor in their history: a build of such an old clone would undo it. */
export async function hasUnknownSource(store: Store, live: Commit | undefined): Promise<boolean> {
  const [, known] = /^commit (\w+)/.exec(live?.trailers.Source ?? '') ?? [];
  if (!known) return false;
  return (await isInHistory(known)) === false && (await compareSources(store, live)) !== 'same';
}

/**
 * Whether a live release of a shared store has work of another machine that was not committed. From the same commit a build
 * here would undo it; later ones may have it.
 */
export async function hasWorkOfOthers(store: Store, name: string, live: Commit | undefined): Promise<boolean> {
  const [, known] = /^commit (\w+) and what/.exec(live?.trailers.Source ?? '') ?? [];
  const isShared = store.address !== dirs.store;
  if (!isShared || !live || !known || (await ask(['rev-parse', 'HEAD'])).trim() !== known) return false;
  return !(await isFromHere(store, name, live.id));
}
