import { buildFolder, packages, root } from '@site/build/packages';
import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../dirs';
import type { StoredRelease } from '../Release';
import { readRelease } from '../store/readRelease';

/** What a build was made from, and what became of it. */
interface BuildRecord {
  readonly fingerprint: string;
  readonly version: string;
}

const recordFile = (name: string) => `${buildFolder(name)}.json`;

async function readRecord(name: string): Promise<BuildRecord | null> {
  const text = await readFile(recordFile(name), 'utf8').catch(() => 'null');
  try {
    return JSON.parse(text) as BuildRecord | null;
  } catch {
    return null;
  }
}

/** What the sources of a release were, by their fingerprint; null where it was not built here, or another one since. */
async function sourcesOf({ name, version }: { name: string; version: string }): Promise<string | null> {
  const record = await readRecord(name);
  return record?.version === version ? record.fingerprint : null;
}

/** The stored release that was made from sources of that fingerprint, if there is one and it is whole. */
export async function knownBuild(name: string, fingerprint: string): Promise<StoredRelease | null> {
  const record = await readRecord(name);
  if (record?.fingerprint !== fingerprint) return null;
  return readRelease(dirs.releases, name, record.version).catch(() => null);
}

/** Notes what a release was made from. A note that cannot be written costs a build and nothing else. */
export async function rememberBuild(name: string, fingerprint: string, version: string): Promise<void> {
  const record: BuildRecord = { fingerprint, version };
  await writeFile(recordFile(name), JSON.stringify(record)).catch(() => {});
}

/** What every package is built from besides its own folder. */
const common = [
  'shared-data/src',
  'shared-data/pictures',
  'shell/section',
  'shell/ui',
  'shell/build',
  'package-lock.json',
  'tsconfig.base.json',
];

const ignored = /(^|\/)(node_modules|dist)(\/|$)|\.test\.tsx?$|\.md$/;

async function filesOf(place: string): Promise<string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => null);
  if (entries === null) return [place];
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** A hash of every file a package is built from: while it stays the same, so would the build. */
export async function fingerprint(folder: string): Promise<string> {
  // The shell's folder holds compose and the preview server too, which are no part of its build.
  const own =
    folder === 'shell' ? ['shell/src', 'shell/static', 'shell/webpack.config.js', 'shell/package.json'] : [folder];
  const files = (await Promise.all([...own, ...common].map((place) => filesOf(path.join(root, place))))).flat();
  const hash = createHash('sha256');
  for (const file of files.filter((one) => !ignored.test(path.relative(root, one))).sort()) {
    hash
      .update(path.relative(root, file))
      .update('\0')
      .update(await readFile(file));
  }
  return hash.digest('hex');
}

/**
 * Whether a live release was made from other sources than those that are here, the shared data among them; null where that
 * is not known, as of one that was built elsewhere.
 */
export async function isBehind(pkg: { readonly name: string; readonly version: string }): Promise<boolean | null> {
  const sources = await sourcesOf(pkg);
  const here = packages.find(({ name }) => name === pkg.name);
  return sources === null || !here ? null : sources !== (await fingerprint(here.folder));
}
