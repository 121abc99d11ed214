import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LivePackage } from '../../shell/compose/LiveSite';
import { readLiveSite } from '../../shell/compose/LiveSite';
import { copySite } from './copySite';
import { startCommand } from './startCommand';
import type { CommandName, CommandOptions, Outcome, RunningCommand } from './startCommand';

type Command<Result> = (name: CommandName, args?: readonly string[], options?: CommandOptions) => Result;

/** A site for one test to release, break and roll back: a copy of the composed one, in a folder of its own. */
export interface OwnSite {
  /** Where the test may put things of its own. */
  readonly home: string;
  /** What the commands know as `SITE_DIST`. */
  readonly dist: string;
  /** The link that hosts serve. */
  readonly link: string;
  /** Starts one of the commands of `npm run` on it. */
  readonly start: Command<RunningCommand>;
  /** Runs one of the commands to its end. */
  readonly run: Command<Promise<Outcome>>;
  /** The same, for a command that has to go well. */
  readonly mustRun: Command<Promise<Outcome>>;
  /** What the site's record says is live of a package. */
  readonly live: (name: string) => Promise<LivePackage>;
  /** The folder of the release of a package that was live when the test began. */
  readonly firstRelease: (name: string) => string;
  /** Removes all of it. */
  readonly close: () => Promise<void>;
}

/** Puts a copy of the live site into a folder, for commands to change. */
export async function seedSite(home: string): Promise<OwnSite> {
  const dist = path.join(home, 'dist');
  const link = path.join(dist, 'site');
  await copySite(dist);
  const first = await readLiveSite(link);
  const start: OwnSite['start'] = (name, args = [], options = {}) =>
    startCommand(name, args, { ...options, env: { ...options.env, SITE_DIST: dist } });
  const run: OwnSite['run'] = (...command) => start(...command).ended;
  const versionOf = (name: string) => first?.packages.find((one) => one.name === name)?.version ?? 'none';
  return {
    home,
    dist,
    link,
    start,
    run,
    mustRun: async (name, args = [], options) => {
      const outcome = await run(name, args, options);
      if (outcome.code !== 0) throw new Error(`npm run ${[name, ...args].join(' ')} failed: ${outcome.err}`);
      return outcome;
    },
    live: async (name) => {
      const found = (await readLiveSite(link))?.packages.find((one) => one.name === name);
      if (!found) throw new Error(`${name} is not live in ${link}`);
      return found;
    },
    firstRelease: (name) => path.join(dist, 'releases', name, versionOf(name)),
    close: () => rm(home, { recursive: true, force: true }),
  };
}

/** A site of one's own in a temporary folder. */
export const ownSite = async (): Promise<OwnSite> => seedSite(await mkdtemp(path.join(tmpdir(), 'own-site-')));
