import { buildFolder, packages, root } from '@site/build/packages';
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fromJson } from '../Release';
import { UserError, errorMessage } from '../UserError';

/** What the building process tells: how much is done, from 0 to 1, or what failed, a line for each. */
type BuildNews = { readonly fraction: number } | { readonly failures: readonly string[] };

/**
 * Builds one package with webpack, in a process of its own.
 * @param progressed called with how much is done, from 0 to 1.
 * @returns the folder webpack wrote.
 * @throws UserError naming the package, the file and the first reason.
 */
export function buildPackage(name: string, progressed: (fraction: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(root, 'shell/build/webpack/run.js'), [name], {
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let failures: readonly string[] = [];
    let said = '';
    child.stdout?.on('data', (text) => (said += String(text)));
    child.stderr?.on('data', (text) => (said += String(text)));
    child.on('message', (news: BuildNews) => {
      if ('fraction' in news) progressed(news.fraction);
      else failures = news.failures;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(buildFolder(name));
      const more = failures.length > 1 ? `, and ${failures.length - 1} more` : '';
      const first = failures[0] ?? `the build ended without saying more than '${errorMessage(said)}'`;
      if (code !== 0) reject(new UserError(`${name}: ${first}${more}; mend it and release again`));
    });
  });
}

/** What a build was made from, and what became of it. */
interface BuildRecord {
  readonly fingerprint: string;
  readonly version: string;
}

const recordFile = (name: string) => `${buildFolder(name)}.json`;

async function readRecord(name: string): Promise<BuildRecord | null> {
  return fromJson(await readFile(recordFile(name), 'utf8').catch(() => '')) as BuildRecord | null;
}

/** The version of the release that was made from sources of that fingerprint, if one was. */
export async function knownVersion(name: string, fingerprint: string): Promise<string | null> {
  const record = await readRecord(name);
  return record?.fingerprint === fingerprint ? record.version : null;
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
export async function isBehind({ name, version }: { name: string; version: string }): Promise<boolean | null> {
  const record = await readRecord(name);
  const here = packages.find((pkg) => pkg.name === name);
  return record?.version === version && here ? record.fingerprint !== (await fingerprint(here.folder)) : null;
}
