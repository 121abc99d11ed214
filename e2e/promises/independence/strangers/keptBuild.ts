import { dist, root } from '@site/build/packages';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { withLock } from '../../../../shell/compose/withLock';
import { hashesBelow } from '../../../own-site/hashesBelow';

/** Packages of other people or of another time, each set with a lock file of its own. */
export const fixtures = path.join(root, 'e2e/fixtures/strangers');

/** Where what belongs to a fixture stays from one run to the next. */
const keptFor = (fixture: string) => path.join(dist, 'strangers', fixture);

/** Installs what the lock file of a fixture names, unless it is there; gives the folder the packages are in. */
async function installedFixture(fixture: string): Promise<string> {
  const folder = keptFor(fixture);
  const packages = path.join(folder, 'node_modules');
  const stamp = path.join(packages, '.installed-from.json');
  const lock = await readFile(path.join(fixtures, fixture, 'package-lock.json'), 'utf8');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === lock) return packages;
  await mkdir(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) {
    await cp(path.join(fixtures, fixture, file), path.join(folder, file));
  }
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  await promisify(execFile)('npm', ['ci', ...options], { cwd: folder });
  await writeFile(stamp, lock);
  return packages;
}

/** What a fixture is: its own files, and those that all fixtures share. */
async function filesOf(fixture: string): Promise<Record<string, string>> {
  const hashes = Object.entries(await hashesBelow(fixtures));
  return Object.fromEntries(hashes.filter(([file]) => !file.includes('/') || file.startsWith(`${fixture}/`)));
}

interface KeptBuild {
  readonly fixture: string;
  /** What it is called among the builds of the fixture. */
  readonly name: string;
  /** All that it is made from besides the fixture: while it stays the same, so does the build. */
  readonly sources: unknown;
  /** Builds into a folder, with packages from another. */
  readonly build: (packages: string, built: string) => Promise<void>;
}

/** Builds with the packages of a fixture, unless nothing has changed since the last time; gives the folder of the build. */
export async function keptBuild({ fixture, name, sources, build }: KeptBuild): Promise<string> {
  const built = path.join(keptFor(fixture), 'built', name);
  const record = `${built}.json`;
  const made = JSON.stringify([sources, await filesOf(fixture)]);
  const key = createHash('sha256').update(made).digest('hex');
  const waits = { lock: `${keptFor(fixture)}.lock`, doing: `building ${name} of ${fixture}`, patience: 600_000 };
  return withLock(waits, async () => {
    if ((await readFile(record, 'utf8').catch(() => '')) === key) return built;
    await rm(built, { recursive: true, force: true });
    await build(await installedFixture(fixture), built);
    await writeFile(record, key);
    return built;
  });
}
