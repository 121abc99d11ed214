import { isInstalled } from '@site/build/packages';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../compose/dirs';
import { findRelease } from '../compose/store/Commit';
import { fetchBranches, openStore } from '../compose/store/store';
import type { Branches } from '../compose/store/store';
import { runProgram } from '../compose/runProgram';
import type { Ended } from '../compose/runProgram';
import { beginTrial, runSiteCommand } from '../compose/trial';
import type { TrialSite } from '../compose/trial';
import { UserError } from '../compose/UserError';
import { packageNamed } from './packageNamed';

const git = (...args: readonly string[]) => runProgram('git', args);

/** Releases a package from the sources of a branch, in a work tree of its own. */
async function releaseBranch(name: string, commit: string, { env }: TrialSite): Promise<Ended> {
  const tree = path.join(dirs.dist, 'preview/tree');
  const remove = async () => {
    await rm(tree, { recursive: true, force: true });
    await git('worktree', 'prune');
  };
  await remove();
  try {
    const added = await git('worktree', 'add', '--quiet', '--detach', tree, commit);
    if (!added.isGood) return added;
    const installed = isInstalled && (await runProgram('npm', ['ci', '--prefer-offline'], { cwd: tree }));
    if (installed && !installed.isGood) return installed;
    return await runSiteCommand('shell/cli/release.ts', [name, '--drop-pages', '--other-sources'], env, tree);
  } finally {
    await remove();
  }
}

/**
 * Exchanges one package of a trial.
 * @param asked such as 'events=0123456789': a folder, a release or a branch; without a value, the sources here.
 * @throws UserError where there is no such thing.
 */
async function exchange(asked: string, branches: Branches, trial: TrialSite): Promise<Ended> {
  const [, typed = '', value] = /^([^=]*)(?:=(.*))?$/.exec(asked) ?? [];
  const { name } = packageNamed(typed);
  const release = (...args: readonly string[]) =>
    runSiteCommand('shell/cli/release.ts', [name, '--drop-pages', '--other-sources', ...args], trial.env);
  if (value === undefined) return release();
  if (value !== '' && existsSync(value)) return release('--from', path.resolve(value));
  const history = branches.get(name) ?? [];
  if (findRelease(history, value)) return runSiteCommand('shell/cli/rollback.ts', [name, '--to', value], trial.env);
  const { isGood, said: commit } = await git(
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${value}^{commit}`,
  );
  if (isGood) return releaseBranch(name, commit, trial);
  throw new UserError(
    `--with ${asked}: '${value}' is no folder, no release (npm run sections -- ${name}) and no branch here; name one of these`,
  );
}

/**
 * Composes the live site with some packages exchanged, in a place of its own. Nothing that is live changes.
 * @param exchanges what `--with` names.
 * @returns the folder of the site.
 * @throws UserError with what a release would be refused for.
 */
export async function composePreview(exchanges: readonly string[]): Promise<string> {
  for (const asked of exchanges) packageNamed(asked.replace(/=.*/, ''));
  const { branches } = await fetchBranches(await openStore(dirs));
  const trial = await beginTrial('preview');
  for (const asked of exchanges) {
    const { isGood, said } = await exchange(asked, branches, trial);
    if (!isGood) throw new UserError(said);
    for (const note of said.split('\n').filter((line) => line.startsWith('⚠'))) console.log(note);
    console.log(`With ${asked}, in this preview alone`);
  }
  return trial.site;
}
