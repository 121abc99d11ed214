import { isInstalled } from '@site/build/packages';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { dirs } from '../compose/dirs';
import { runProgram, type Ended } from '../compose/runProgram';
import { findRelease } from '../compose/store/Commit';
import { fetchBranches, openStore, type Branches } from '../compose/store/store';
import { beginTrial, runSiteCommand, trial } from '../compose/trial';
import { UserError } from '../compose/UserError';
import { userGit } from '../git/git';
import { packageNamed } from './packageNamed';

const { site, env } = trial;

/** Releases a package in the trial. @param cwd the work tree whose sources are built. */
const release = (name: string, args: readonly string[] = [], cwd?: string) =>
  runSiteCommand('release', [name, '--drop-pages', '--other-sources', ...args], { env, cwd });

/** Releases a package from the sources of a commit, in a work tree of its own. */
async function releaseCommit(name: string, commit: string): Promise<Ended> {
  const tree = path.join(env.SITE_DIST, 'tree');
  try {
    // With force, because git remembers the tree of a preview that was killed.
    await userGit(['worktree', 'add', '--force', '--quiet', '--detach', tree, commit], { isRemote: true });
    const installed = isInstalled && (await runProgram('npm', ['ci', '--prefer-offline'], { cwd: tree }));
    return installed && !installed.isGood ? installed : await release(name, [], tree);
  } finally {
    await userGit(['worktree', 'remove', '--force', tree]).catch(() => '');
  }
}

/** Exchanges a package of the trial for what `--with` or `--shell` names. @throws UserError where nothing is called so. */
export async function exchange(name: string, what: string | undefined, branches: Branches): Promise<Ended> {
  if (what === undefined) return release(name);
  if (what !== '' && existsSync(what)) return release(name, ['--from', path.resolve(what)]);
  if (findRelease(branches.get(name) ?? [], what)) return runSiteCommand('rollback', [name, '--to', what], { env });
  const commit = await userGit(['rev-parse', '--verify', '--quiet', '--end-of-options', `${what}^{commit}`]).catch(
    () => '',
  );
  if (commit) return releaseCommit(name, commit.trim());
  throw new UserError(
    `${name}=${what}: '${what}' is no folder, no release (npm run sections -- ${name}) and no branch here; name one of these`,
  );
}

/**
 * Composes the live site with some packages exchanged, in a place of its own. Nothing that is live changes.
 * @param exchanges what `--with` names, such as 'events=0123456789': a folder, a release or a branch; alone, the sources here.
 * @returns the folder of the site.
 * @throws UserError with what a release would be refused for.
 */
export async function composePreview(exchanges: readonly string[]): Promise<string> {
  const parsed = exchanges.map((asked) => {
    const [, typed = '', what] = /^([^=]*)(?:=(.*))?$/.exec(asked) ?? [];
    return { asked, what, name: packageNamed(typed).name };
  });
  const { branches } = await fetchBranches(await openStore(dirs));
  await beginTrial();
  for (const { asked, name, what } of parsed) {
    const { isGood, said } = await exchange(name, what, branches);
    if (!isGood) throw new UserError(said);
    for (const note of said.split('\n').filter((line) => line.startsWith('⚠'))) console.log(note);
    console.log(`With ${asked}, in this preview alone`);
  }
  return site;
}
