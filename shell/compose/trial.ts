import { isInstalled, root } from '@site/build/packages';
import type { ClinicDay } from '@site/shared-data/dates/clinicDay';
import { existsSync } from 'node:fs';
import { mkdir, realpath, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { GitError } from '../git/GitError';
import { dirs } from '../system/dirs';
import { runProgram, type ProgramOptions } from '../system/runProgram';
import { copyStore, openStore } from './store/store';
import { UserError } from '../system/UserError';

/**
 * Returns the program of the commands in a work tree: TypeScript in the site's repository, an installed package in a section's.
 */
const programIn = (tree: string): readonly string[] =>
  isInstalled
    ? [path.join(tree, 'node_modules/@site/shell/cli/site.js')]
    : ['--import', './shell/build/install.js', 'shell/cli/site.ts'];

/** Runs a command of this site in a separate process. The working folder can be a work tree of the site. */
export const runSiteCommand = (name: string, args: readonly string[] = [], options?: ProgramOptions) =>
  runProgram(process.execPath, [...programIn(options?.cwd ?? root), name, ...args], options);

const folder = path.join(dirs.work, 'trial');

/**
 * A folder in which this process tries changes. It has its own site and a copy of the store, so nothing goes live. Signatures
 * are not required.
 */
export const trial = {
  site: path.join(folder, 'site'),
  env: { SITE_DIST: folder, SITE_STORE: path.join(folder, 'store.git'), SITE_SIGNERS: '' },
};

/** Returns the variables of a trial on a day. The site is made as visitors get it at noon at the clinic. */
const trialOn = (day: ClinicDay) => ({
  ...trial.env,
  SITE_DAY: day,
  SOURCE_DATE_EPOCH: String(Date.parse(`${day}T18:00:00Z`) / 1000),
});

/** Runs a command of a trial on a day, and removes the modules that were compiled for it. */
export async function runOnDay(day: ClinicDay, name: string, args: readonly string[]) {
  try {
    return await runSiteCommand(name, args, { env: trialOn(day) });
  } finally {
    await rm(path.join(dirs.pictures, '../generated/trials', day), { recursive: true, force: true });
  }
}

/**
 * Starts the trial again with the live releases.
 * @throws UserError if the store cannot be copied.
 */
export async function beginTrial(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const store = await openStore(dirs);
  // On Windows, every account can make junctions. Other systems ignore the type.
  await symlink(dirs.cache, path.join(folder, 'cache'), 'junction');
  if (existsSync(dirs.site)) await symlink(await realpath(dirs.site), trial.site, 'junction');
  await copyStore(store, trial.env.SITE_STORE).catch((error: unknown) => {
    throw error instanceof GitError
      ? new UserError(`The store ${store.address} cannot be copied (${error.message}); the site stays as it is`)
      : error;
  });
}
