import { isInstalled } from '@site/build/packages';
import { existsSync } from 'node:fs';
import { mkdir, realpath, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from './dirs';
import { runProgram } from './runProgram';
import type { Environment } from './runProgram';
import { openStore } from './store/store';
import { UserError } from './UserError';

/** What Node is given to run a command of this site as npm does: also in the repository of one section. */
const commandLine = (file: string) =>
  isInstalled
    ? ['node_modules/@site/shell/cli/site.js', path.basename(file, '.ts')]
    : ['--import', './shell/build/install.js', '--import', 'tsx', file];

/** Runs a command of this site as npm does. */
export const runSiteCommand = (file: string, args: readonly string[] = [], env?: Environment, tree?: string) =>
  runProgram(process.execPath, [...commandLine(file), ...args], { ...(env && { env }), ...(tree && { cwd: tree }) });

/** A place where changes are tried: a copy of the store and a site of its own, so that nothing goes live. */
export interface TrialSite {
  readonly site: string;
  /** Commands with this environment change the trial alone. */
  readonly env: Environment;
}

/** The trial in a folder of `dist`. */
export function trialIn(name: string): TrialSite & { readonly folder: string } {
  const folder = path.join(dirs.dist, name);
  return {
    folder,
    site: path.join(folder, 'site'),
    env: { SITE_DIST: folder, SITE_STORE: path.join(folder, 'store.git') },
  };
}

/**
 * Begins a trial anew, with what is live.
 * @throws UserError where the store cannot be copied.
 */
export async function beginTrial(name: string): Promise<TrialSite> {
  const { folder, ...trial } = trialIn(name);
  const { SITE_STORE: copy = '' } = trial.env;
  for (const part of ['store.git', 'site', 'sites', 'cache']) {
    await rm(path.join(folder, part), { recursive: true, force: true });
  }
  await mkdir(folder, { recursive: true });
  const store = await openStore(dirs);
  await symlink(dirs.cache, path.join(folder, 'cache'));
  if (existsSync(dirs.site)) await symlink(await realpath(dirs.site), trial.site);
  // What was fetched from the store of the last trial would look like a branch pushed by force.
  await rm((await openStore(dirs, copy)).copy, { recursive: true, force: true });
  const { isGood, said } = await runProgram('git', ['clone', '--quiet', '--bare', store.address, copy]);
  if (!isGood) throw new UserError(`The store ${store.address} cannot be copied (${said}); the site stays as it is`);
  return trial;
}
