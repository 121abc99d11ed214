import { root } from '@site/build/packages';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Manifest } from '../Release';
import type { Commit, History } from '../store/Commit';
import { shortName } from '../store/Commit';
import { readManifest } from '../store/store';
import type { Store } from '../store/store';
import { Refusal } from '../UserError';

/** A hash of some files, by their paths from the top folder. */
async function hashOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) {
    const bytes = await readFile(path.join(root, file)).catch(() => '');
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

/** Compares a release with the sources that are here. */
export async function compareSources(store: Store, release: Commit | undefined): Promise<SourceState> {
  const text = release?.trailers.Modules && (await readManifest(store, release.tree));
  const modules = text ? (JSON.parse(text) as Partial<Manifest>).modules : null;
  if (!release || !modules || modules.length === 0) return 'unknown';
  return release.trailers.Modules === (await hashOfModules(modules)) ? 'same' : 'older';
}

const gitHere = async (...args: readonly string[]) =>
  (await promisify(execFile)('git', [...args], { cwd: root })).stdout.trim();

/** The commit that the sources here are, or come after; and what it says of itself. Null where they are no repository. */
export async function sourceCommit(): Promise<{ readonly id: string; readonly subject: string } | null> {
  const log = await gitHere('log', '-1', '--format=%H %s').catch(() => '');
  const [, id, subject = ''] = /^(\w+) (.*)$/.exec(log) ?? [];
  return id ? { id, subject } : null;
}

/**
 * Refuses to build from sources that are older than those of the live release: an old clone would take it back unseen.
 * @throws Refusal naming the commit that is missing here.
 */
export async function refuseOlderSources(name: string, history: History): Promise<void> {
  const { Source = '' } = history[0]?.trailers ?? {};
  const [, known] = /^commit (\w+)/.exec(Source) ?? [];
  if (!known || !(await sourceCommit())) return;
  const isHere = await gitHere('merge-base', '--is-ancestor', known, 'HEAD').then(
    () => true,
    () => false,
  );
  if (isHere) return;
  throw new Refusal(
    name,
    `what is live was made from commit ${shortName(known)}, which is not in the history here; git pull, then release again`,
  );
}
