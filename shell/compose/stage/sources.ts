import { root } from '@site/build/packages';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Manifest } from '../Release';
import type { Commit } from '../store/Commit';
import { readManifest } from '../store/store';
import type { Store } from '../store/store';

/** Texts in the place of what files say, by their paths from the top folder. */
type Instead = ReadonlyMap<string, string>;

/** A hash of some files, by their paths from the top folder. */
async function hashOf(files: readonly string[], instead: Instead = new Map()): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) {
    const bytes = instead.get(file) ?? (await readFile(path.join(root, file)).catch(() => ''));
    hash.update(`${file}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 16);
}

/** A hash of the modules that a package is built from: it is older than its sources where one of them has changed. */
export const hashOfModules = (modules: readonly string[]) => hashOf(modules);

/** What builds are made with, besides the modules themselves. */
const tools = ['package-lock.json', 'tsconfig.base.json', 'shell/section/sharedModules.json'];

/** A hash of what builds are made with. Another one is a reason to build again, and none to call a release older. */
export async function hashOfTools(): Promise<string> {
  const entries = await readdir(path.join(root, 'shell/build'), { recursive: true, withFileTypes: true });
  const own = entries.filter((entry) => entry.isFile() && /\.js(on)?$/.test(entry.name));
  return hashOf([...tools, ...own.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))]);
}

/** How a live release compares with the sources that are here; `unknown` of one that was built elsewhere. */
export type SourceState = 'same' | 'older' | 'unknown';

/** Compares a release with the sources that are here, or with these where some of them said something else. */
export async function compareSources(
  store: Store,
  release: Commit | undefined,
  instead?: Instead,
): Promise<SourceState> {
  const text = release?.trailers.Modules && (await readManifest(store, release.tree));
  const modules = text ? (JSON.parse(text) as Partial<Manifest>).modules : null;
  if (!release || !modules || modules.length === 0) return 'unknown';
  return release.trailers.Modules === (await hashOf(modules, instead)) ? 'same' : 'older';
}

const gitHere = async (...args: readonly string[]) =>
  (await promisify(execFile)('git', [...args], { cwd: root })).stdout.trim();

/** What the sources here are called, and what their last commit says; null where they are no repository. */
export async function sourceCommit(): Promise<{ readonly name: string; readonly subject: string } | null> {
  const log = await gitHere('log', '-1', '--format=%H %s').catch(() => '');
  const [, id, subject = ''] = /^(\w+) (.*)$/.exec(log) ?? [];
  if (!id) return null;
  const changes = await gitHere('status', '--porcelain').catch(() => '');
  return { name: `commit ${id}${changes ? ' and what is not committed' : ''}`, subject };
}

/**
 * Whether the live release was made from sources that the history here does not have: building would take it back unseen, as
 * from an old clone.
 */
export async function isMadeFromOthers(live: Commit | undefined): Promise<boolean> {
  const [, known] = /^commit (\w+)/.exec(live?.trailers.Source ?? '') ?? [];
  if (!known || !(await gitHere('rev-parse', 'HEAD').catch(() => ''))) return false;
  return gitHere('merge-base', '--is-ancestor', known, 'HEAD').then(
    () => false,
    () => true,
  );
}
