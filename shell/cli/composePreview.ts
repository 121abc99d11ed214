import { isInstalled } from '@site/build/packages';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { dirs } from '../system/dirs';
import { runProgram, type Ended } from '../system/runProgram';
import { findRelease } from '../compose/store/Commit';
import { fetchBranches, type Branches } from '../compose/store/branches';
import { openStore } from '../compose/store/store';
import { beginTrial, runSiteCommand, trial } from '../compose/trial';
import { UserError } from '../system/UserError';
import { userGit } from '../git/git';
import { packageNamed } from './packageNamed';

const { site, env } = trial;

/** Releases a package in the preview's own store. @param cwd the work tree to build from. */
const release = (name: string, args: readonly string[] = [], cwd?: string) =>
  runSiteCommand('release', [name, '--drop-pages', '--other-sources', ...args], { env, cwd });

/** Releases a package from the sources of a commit, in a separate work tree. */
async function releaseCommit(name: string, commit: string): Promise<Ended> {
  const tree = path.join(env.SITE_DIST, 'tree');
  try {
    // The option --force is for the work tree of a killed preview, which git still remembers.
    await userGit(['worktree', 'add', '--force', '--quiet', '--detach', tree, commit], { isRemote: true });
    const installed = isInstalled && (await runProgram('npm', ['ci', '--prefer-offline'], { cwd: tree }));
    return installed && !installed.isGood ? installed : await release(name, [], tree);
  } finally {
    await userGit(['worktree', 'remove', '--force', tree]).catch(() => '');
  }
}

/**
 * Replaces a package of the preview by what `--with` or `--shell` names.
 * @throws UserError if it finds no such folder, release or branch.
 */
export async function exchange(name: string, what: string | undefined, branches: Branches): Promise<Ended> {
  if (what === undefined) return release(name);
  if (what !== '' && existsSync(what)) return release(name, ['--from', path.resolve(what)]);
  if (findRelease(branches.get(name) ?? [], what)) return runSiteCommand('rollback', [name, '--to', what], { env });
  const commit = await userGit(['rev-parse', '--verify', '--quiet', '--end-of-options', `${what}^{commit}`]).catch(
    () => '',
  );
  if (commit) return releaseCommit(name, commit.trim());
  throw new UserError(
    `${name}=${what}: '${what}' is not a folder, a release (npm run sections -- ${name}) or a branch here. Name one of these`,
  );
}

/**
 * Composes the live site with some packages replaced, in a separate folder. The live site does not change.
 * @param exchanges the values of `--with`, such as 'events=0123456789': a folder, a release or a branch. A name alone
 *   means the sources here.
 * @returns the folder of the site.
 * @throws UserError with the reasons why a release would fail.
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
    console.log(`With ${asked}, only in this preview`);
  }
  return site;
}
