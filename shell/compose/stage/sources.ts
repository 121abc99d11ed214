import { moduleFile, moduleName } from '@site/build/moduleNames';
import { packageFolder, root, tsconfig } from '@site/build/packages';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { dirs } from '../dirs';
import type { Manifest } from '../Release';
import type { Commit } from '../store/Commit';
import { readManifest } from '../store/store';
import type { Store } from '../store/store';

/** Texts in the place of what modules say, by their names. */
type Replaced = ReadonlyMap<string, string>;

/** A hash of modules by their names. A release is older than its sources when that of its modules differs. */
export async function hashOfFiles(files: readonly string[], replaced: Replaced = new Map()): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) {
    const bytes = replaced.get(file) ?? (await readFile(moduleFile(file)).catch(() => ''));
    hash.update(`${file}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Inputs of every build besides its modules and `@site/build`. */
const tools = ['package-lock.json', path.basename(tsconfig), '@site/section/sharedModules.json'];

/** A hash of the build's tools. When it changes, packages are built again, but no release counts as older. */
export async function hashOfTools(): Promise<string> {
  const entries = await readdir(packageFolder('@site/build'), { recursive: true, withFileTypes: true });
  const own = entries.filter((entry) => entry.isFile() && /\.js(on)?$/.test(entry.name));
  return hashOfFiles([...tools, ...own.map((entry) => moduleName(path.join(entry.parentPath, entry.name)))]);
}

/** A file that says nothing but its name: these tools make this content. */
const sameBuild = (tree: string, tools: string) => path.join(dirs.cache, 'same-builds', `${tree}-${tools}`);

/** Whether a release was built here with other tools than it names, and came out the same. */
export const isSameBuild = (tree: string, tools: string) => existsSync(sameBuild(tree, tools));

/** Remembers that tools make a content: the release that has it is not built again for them. */
export async function rememberSameBuild(tree: string, tools: string): Promise<void> {
  await mkdir(path.dirname(sameBuild(tree, tools)), { recursive: true });
  await writeFile(sameBuild(tree, tools), '');
}

/** How a live release compares with the sources here: `unknown` where it was built elsewhere. */
export type SourceState = 'same' | 'older' | 'unknown';

/** Compares a release with the sources here, or with them as they would be with some of them replaced. */
export async function compareSources(
  store: Store,
  release: Commit | undefined,
  replaced?: Replaced,
): Promise<SourceState> {
  const text = release?.trailers.Modules && (await readManifest(store, release.tree));
  const modules = text ? (JSON.parse(text) as Partial<Manifest>).modules : null;
  if (!release || !modules || modules.length === 0) return 'unknown';
  return release.trailers.Modules === (await hashOfFiles(modules, replaced)) ? 'same' : 'older';
}

const gitInRoot = async (...args: readonly string[]) =>
  (await promisify(execFile)('git', [...args], { cwd: root, env: { ...process.env, LC_ALL: 'C' } })).stdout.trim();

/** The commit of the sources here and its subject; null where they are in no repository. */
export async function sourceCommit(): Promise<{ readonly name: string; readonly subject: string } | null> {
  const log = await gitInRoot('log', '-1', '--format=%H %s').catch(() => '');
  const [, id, subject = ''] = /^(\w+) (.*)$/.exec(log) ?? [];
  if (!id) return null;
  const changes = await gitInRoot('status', '--porcelain').catch(() => '');
  return { name: `commit ${id}${changes ? ' and what is not committed' : ''}`, subject };
}

/**
 * Whether the history here does not contain the sources of the live release. A build from such an old clone would undo it
 * silently.
 */
export async function hasUnknownSource(live: Commit | undefined): Promise<boolean> {
  const [, known] = /^commit (\w+)/.exec(live?.trailers.Source ?? '') ?? [];
  if (!known) return false;
  return gitInRoot('merge-base', '--is-ancestor', known, 'HEAD').then(
    () => false,
    // 1 is the answer no; a commit that is not here is named by git. Any other failure tells nothing.
    (error: unknown) => Object(error).code === 1 || String(Object(error).stderr).includes(known),
  );
}
