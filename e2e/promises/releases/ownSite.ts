import { dist as built } from '@site/build/packages';
import { cp, mkdtemp, readdir, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LivePackage } from '../../../shell/compose/site/LiveSite';
import { compressFile } from '../../../shell/compose/site/compress';
import { readLiveSite, statusFile } from '../../../shell/compose/site/readLiveSite';
import { startCommand } from './startCommand';
import type { CommandName, Environment, Outcome, RunningCommand } from './startCommand';

/** A site for one test to release, break and roll back: a copy of the composed one, in a folder of its own. */
export interface OwnSite {
  /** Where the test may put things of its own. */
  readonly home: string;
  /** What the commands know as `SITE_DIST`. */
  readonly dist: string;
  /** The link that hosts serve. */
  readonly link: string;
  /** Starts one of the commands of `npm run`, in a process of its own. */
  readonly start: (
    command: CommandName,
    args?: readonly string[],
    env?: Environment,
    within?: readonly string[],
  ) => RunningCommand;
  /** Runs one of the commands to its end. */
  readonly run: (command: CommandName, args?: readonly string[], env?: Environment) => Promise<Outcome>;
  /** What the site's record says is live of a section. */
  readonly live: (name: string) => Promise<LivePackage>;
  /** The folder of the release of a section that was live when the test began. */
  readonly firstRelease: (name: string) => string;
}

const copy = (from: string, to: string) =>
  cp(from, to, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });

/** Copies the live site and its releases, as if nothing had been live before them. */
async function copySite(dist: string): Promise<void> {
  const live = await readlink(path.join(built, 'site'));
  await copy(path.join(built, live), path.join(dist, live));
  await symlink(live, path.join(dist, 'site'));
  const record = await readLiveSite(path.join(dist, live));
  if (!record) throw new Error(`nothing is live in ${built}; run npm run build first`);
  const packages = record.packages.map(({ name, version, since }) => ({ name, version, since, earlier: [] }));
  for (const { name, version } of packages) {
    const folder = path.join('releases', name, version);
    await copy(path.join(built, folder), path.join(dist, folder));
  }
  const file = path.join(dist, live, statusFile);
  await writeFile(file, JSON.stringify({ ...record, packages }));
  await compressFile(file);
}

/** Puts a copy of the live site into a folder, for commands to change. */
export async function seedSite(home: string): Promise<OwnSite> {
  const dist = path.join(home, 'dist');
  const link = path.join(dist, 'site');
  await copySite(dist);
  const first = await readLiveSite(link);
  const start: OwnSite['start'] = (command, args = [], env = {}, within = []) =>
    startCommand(command, args, { ...env, SITE_DIST: dist }, within);
  const versionOf = (name: string) => first?.packages.find((one) => one.name === name)?.version ?? 'none';
  return {
    home,
    dist,
    link,
    start,
    run: (...command) => start(...command).ended,
    live: async (name) => {
      const found = (await readLiveSite(link))?.packages.find((one) => one.name === name);
      if (!found) throw new Error(`${name} is not live in ${link}`);
      return found;
    },
    firstRelease: (name) => path.join(dist, 'releases', name, versionOf(name)),
  };
}

/** A site of one's own in a temporary folder, gone when `use` has ended. */
export async function withOwnSite(use: (site: OwnSite) => Promise<void>): Promise<void> {
  const home = await mkdtemp(path.join(tmpdir(), 'own-site-'));
  try {
    await use(await seedSite(home));
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

/** Removes the composed sites that are no longer live, as the minutes would. */
export async function forgetLeftSites({ dist, link }: OwnSite): Promise<void> {
  const live = path.basename(await readlink(link));
  for (const entry of await readdir(path.join(dist, 'sites'))) {
    if (entry !== live) await rm(path.join(dist, 'sites', entry), { recursive: true });
  }
}
