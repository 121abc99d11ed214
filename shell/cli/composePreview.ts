import { isInstalled } from '@site/build/packages';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../compose/dirs';
import { runProgram, type Ended } from '../compose/runProgram';
import { findRelease } from '../compose/store/Commit';
import { fetchBranches, openStore, type Branches } from '../compose/store/store';
import { beginTrial, runSiteCommand, trialIn } from '../compose/trial';
import { UserError } from '../compose/UserError';
import { packageNamed } from './packageNamed';

const { env } = trialIn('preview');

const git = (...args: readonly string[]) => runProgram('git', args);

/** Releases a package in the trial. @param tree the work tree whose sources are built. */
const release = (name: string, args: readonly string[] = [], tree?: string) =>
  runSiteCommand('release', [name, '--drop-pages', '--other-sources', ...args], env, tree);

/** Releases a package from the sources of a commit, in a work tree of its own. */
async function releaseCommit(name: string, commit: string): Promise<Ended> {
  const tree = path.join(env.SITE_DIST, 'tree');
  const remove = async () => {
    await rm(tree, { recursive: true, force: true });
    await git('worktree', 'prune');
  };
  await remove();
  try {
    const added = await git('worktree', 'add', '--quiet', '--detach', tree, commit);
    if (!added.isGood) return added;
    const installed = isInstalled && (await runProgram('npm', ['ci', '--prefer-offline'], { cwd: tree }));
    return installed && !installed.isGood ? installed : await release(name, [], tree);
  } finally {
    await remove();
  }
}

/** Exchanges one package of the trial, as `--with` asks. @throws UserError where there is nothing that is called so. */
async function exchange(asked: string, branches: Branches): Promise<Ended> {
  const [, typed = '', value] = /^([^=]*)(?:=(.*))?$/.exec(asked) ?? [];
  const { name } = packageNamed(typed);
  if (value === undefined) return release(name);
  if (value !== '' && existsSync(value)) return release(name, ['--from', path.resolve(value)]);
  if (findRelease(branches.get(name) ?? [], value)) {
    return runSiteCommand('rollback', [name, '--to', value], env);
  }
  const found = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${value}^{commit}`);
  if (found.isGood) return releaseCommit(name, found.said);
  throw new UserError(
    `--with ${asked}: '${value}' is no folder, no release (npm run sections -- ${name}) and no branch here; name one of these`,
  );
}

/**
 * Composes the live site with some packages exchanged, in a place of its own. Nothing that is live changes.
 * @param exchanges what `--with` names, such as 'events=0123456789': a folder, a release or a branch; alone, the sources here.
 * @returns the folder of the site.
 * @throws UserError with what a release would be refused for.
 */
export async function composePreview(exchanges: readonly string[]): Promise<string> {
  for (const asked of exchanges) packageNamed(asked.replace(/=.*/, ''));
  const { branches } = await fetchBranches(await openStore(dirs));
  const { site } = await beginTrial('preview');
  for (const asked of exchanges) {
    const { isGood, said } = await exchange(asked, branches);
    if (!isGood) throw new UserError(said);
    for (const note of said.split('\n').filter((line) => line.startsWith('⚠'))) console.log(note);
    console.log(`With ${asked}, in this preview alone`);
  }
  return site;
}
