import { existsSync } from 'node:fs';
import { mkdir, realpath, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from './dirs';
import { runProgram, type ProgramOptions } from './runProgram';
import { openStore } from './store/store';
import { UserError } from './UserError';

/** Runs a command of this site, or of the work tree that is its working folder, such as `npm run release -- events`. */
export const runSiteCommand = (name: string, args: readonly string[] = [], options?: ProgramOptions) =>
  runProgram('npm', ['run', '--silent', name, '--', ...args], options);

/** A place where anybody tries changes, signed or not, with a copy of the store and a site of its own: nothing goes live. */
export function trialIn(name: string) {
  const folder = path.join(dirs.dist, name);
  const env = { SITE_DIST: folder, SITE_STORE: path.join(folder, 'store.git'), SITE_SIGNERS: '' };
  return { site: path.join(folder, 'site'), env };
}

/** Begins a trial anew, with what is live. @throws UserError where the store cannot be copied. */
export async function beginTrial(name: string): Promise<ReturnType<typeof trialIn>> {
  const trial = trialIn(name);
  const { site, env } = trial;
  await rm(env.SITE_DIST, { recursive: true, force: true });
  await mkdir(env.SITE_DIST, { recursive: true });
  const store = await openStore(dirs);
  // Windows lets every account make junctions; other systems ignore the type.
  await symlink(dirs.cache, path.join(env.SITE_DIST, 'cache'), 'junction');
  if (existsSync(dirs.site)) await symlink(await realpath(dirs.site), site, 'junction');
  // What was fetched from the store of the last trial would look like a branch pushed by force.
  await rm((await openStore(dirs, env.SITE_STORE)).copy, { recursive: true, force: true });
  const { isGood, said } = await runProgram('git', ['clone', '--quiet', '--bare', store.address, env.SITE_STORE]);
  if (!isGood) throw new UserError(`The store ${store.address} cannot be copied (${said}); the site stays as it is`);
  return trial;
}
