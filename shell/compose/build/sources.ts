import { moduleFile, moduleName, moduleText } from '@site/build/moduleNames';
import { packageFolder, packages, root, trialDay, tsconfig } from '@site/build/packages';
import { siteFindings } from '@site/shared-data/check/siteFindings';
import { ownEntries } from '@site/shared-data/compile/entriesFolder';
import { allKinds } from '@site/shared-data/schemas/kinds';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { dirs } from '../../system/dirs';
import { readCache, writeCache } from '../memory';
import { userGit } from '../../git/git';
import { GitError } from '../../git/GitError';
import type { Commit } from '../store/Commit';
import { readManifest } from '../store/releaseFolder';
import { isFromHere } from '../store/branches';
import type { Store } from '../store/store';
import type { BuiltRelease } from './Change';

/** Returns whether the sources of a package are in this repository. */
export const isHere = (name: string) =>
  packages.some((pkg) => pkg.name === name && (name === 'shell' || existsSync(path.join(root, pkg.folder))));

/** The module with the hash of every picture. Every package contains it. */
export const pictureTable = '@site/shared-data/src/pictures.generated.ts';

/**
 * Returns a hash of modules and their names. If it differs from a release's hash, the release is older than its sources. The
 * picture table counts only the rows that the other modules name. So a new picture affects only packages that show it.
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

/** Returns the module names of all files in a folder and its subfolders. */
export const modulesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true })).map((file) => moduleName(path.join(folder, file)));

/** What every build depends on, besides its modules and `@site/build`. */
const tools = ['package-lock.json', path.basename(tsconfig), '@site/section/sharedModules.json'];

let toolsHash: Promise<string> | undefined;

/**
 * Returns a hash of the build's tools, which is computed once. After a change of tools, packages are built again. Releases do
 * not become older.
 */
export function hashOfTools(): Promise<string> {
  toolsHash ??= modulesIn(packageFolder('@site/build')).then((own) =>
    hashOfFiles([...tools, ...own.filter((name) => /\.js(on)?$/.test(name))]),
  );
  return toolsHash;
}

/** Returns the versions of the kit that builds sections here, such as 'section 2.1.0, ui 1.2.0'. */
export function kitVersions(): string {
  const versions = ['section', 'ui', 'shared-data'].map((name) => {
    const file = path.join(packageFolder(`@site/${name}`), 'package.json');
    return `${name} ${(JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version}`;
  });
  return versions.join(', ');
}

/** A build on this machine. */
const build = z.object({
  modules: z.array(z.string()),
  /** The hashes of its modules and tools. */
  hashes: z.string(),
  /** The version of the newest shell. `release.json` has facts of a shell, such as the addresses in `paths`. */
  newestShell: z.string(),
  /** The git tree of its release. */
  tree: z.string(),
});
type Build = z.infer<typeof build>;

/** A trial builds for another day, so its builds have their own files. */
const buildFile = (name: string) =>
  path.join(dirs.cache, 'builds', `${[name, trialDay].filter(Boolean).join('-')}.json`);

/**
 * Returns the last build of a package on this machine, or null if its modules or tools have changed since. The newest shell may
 * be another one.
 */
export async function lastBuild(name: string): Promise<Build | null> {
  const last = await readCache(buildFile(name), build);
  return last && last.hashes === `${await hashOfFiles(last.modules)} ${await hashOfTools()}` ? last : null;
}

/** Records a build, so that the next command can reuse it. */
export async function rememberBuild(name: string, { modules, newestShell, trailers, tree }: BuiltRelease) {
  if (!modules || newestShell === undefined) return;
  const made: Build = { modules: [...modules], hashes: `${trailers.Modules} ${trailers.Tools}`, newestShell, tree };
  await writeCache(buildFile(name), made);
}

/**
 * Compares a release with the sources here. Returns `unknown` if another machine built it. Returns `invalid` if the sources
 * only differ by an invalid entry, which no build contains.
 */
export async function compareSources(store: Store, release: Commit | undefined) {
  const { modules = [] } = release?.trailers.Modules ? await readManifest(store, release.tree) : {};
  if (!release || modules.length === 0) return 'unknown';
  if (release.trailers.Modules !== (await hashOfFiles(modules))) return 'older';
  return invalidEntries(modules).length > 0 ? 'invalid' : 'same';
}

/**
 * Returns git's answer about the sources here. The answer is empty if git is missing, or if the sources are in no repository.
 */
const ask = (args: readonly string[], folder?: string): Promise<string> => userGit(args, {}, folder).catch(() => '');

const generated = '@site/shared-data/generated/';

/**
 * Returns the problems of the invalid entries that modules lack, each in one line. Modules have an earlier version of such an
 * entry, or leave it out.
 */
export const invalidEntries = (modules: readonly string[]): readonly string[] =>
  siteFindings(trialDay).invalid.flatMap(({ module, problems }) =>
    modules.includes(`${generated}${module}`) ? problems : [],
  );

/**
 * Returns the files in git that modules come from. Modules of entries are generated from the content files. Installed packages
 * have no files in git.
 */
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
 * Returns the commit that files of a repository come from, and its subject. Returns null if there is no repository.
 * @param files the files that must be committed; every file if left out.
 * @param folder the folder of the repository; the current one if left out.
 */
export async function sourceCommit(
  files: readonly string[] = [],
  folder?: string,
): Promise<{ readonly name: string; readonly subject: string } | null> {
  const [, id, subject = ''] = /^(\w+) (.*)$/.exec((await ask(['log', '-1', '--format=%H %s'], folder)).trim()) ?? [];
  if (!id) return null;
  const how = ['--porcelain', '--untracked-files=normal', '--ignore-submodules=none'];
  // A star in a file name is not a wildcard.
  const changes = await ask(['--literal-pathspecs', 'status', ...how, '--', ...files], folder);
  return { name: `commit ${id}${changes ? ' and what is not committed' : ''}`, subject };
}

/** Returns whether a commit is in the history of the sources here, or null if git cannot tell. */
async function isInHistory(commit: string): Promise<boolean | null> {
  try {
    await userGit(['merge-base', '--is-ancestor', commit, 'HEAD']);
    return true;
  } catch (error) {
    if (!(error instanceof GitError)) return null;
    // For the answer no, git prints nothing. If the commit is missing here, git prints its name.
    return error.stderr.trim() === '' || error.stderr.includes(commit) ? false : null;
  }
}

/**
 * Returns whether the sources of the live release are neither here nor in the history here. A build from such an old clone
 * would undo the release.
 */
export async function hasUnknownSource(store: Store, live: Commit | undefined): Promise<boolean> {
  const [, known] = /^commit (\w+)/.exec(live?.trailers.Source ?? '') ?? [];
  if (!known) return false;
  return (await isInHistory(known)) === false && (await compareSources(store, live)) !== 'same';
}

/**
 * Returns whether a live release contains uncommitted work from another machine. A build from the same commit would undo this
 * work, but a later commit may contain it. Only a shared store has such releases.
 */
export async function hasWorkOfOthers(store: Store, name: string, live: Commit | undefined): Promise<boolean> {
  const [, known] = /^commit (\w+) and what/.exec(live?.trailers.Source ?? '') ?? [];
  const isShared = store.address !== dirs.store;
  if (!isShared || !live || !known || (await ask(['rev-parse', 'HEAD'])).trim() !== known) return false;
  return !(await isFromHere(store, name, live.id));
}
