import { existsSync } from 'node:fs';
import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import semver from 'semver';
import { runProgram, type ProgramOptions } from '../runProgram';
import { buildTime } from '../settings';
import { UserError } from '../UserError';

/** git ended with a code other than 0. */
export class GitError extends Error {
  /** @param stderr everything git wrote to its error output. */
  constructor(readonly stderr: string) {
    const lines = stderr.split('\n').map((line) => line.replace(/^(remote:\s*)?(fatal|error):\s*/, '').trim());
    const reason = lines.find((line) => line && !line.startsWith('warning:'));
    super(lines.find((line) => line.endsWith('is corrupt')) ?? reason ?? 'git gave no reason');
  }
}

/** What git says where the disk of this machine is full; it does not always say why it cannot write. */
const diskIsFull = /^(?!remote:).*(No space left on device|Out of diskspace|unable to write file \S+$)/m;

/** How long to wait for the lock of a running git, in milliseconds. */
const lockTimeoutMs = 10_000;

/**
 * Runs git and returns its output, or its report (`stderr`). Removes the lock of a killed git, and waits for the lock of a running one.
 * @param repository its folder: the value of `GIT_DIR`.
 * @throws GitError with git's reason; UserError where there is no git, or a lock stays; the system's error where the disk is full.
 */
export async function git(
  repository: string,
  args: readonly string[],
  { env, timeoutMs = 0, isReport = false, ...options }: Omit<ProgramOptions, 'cwd'> & { isReport?: boolean } = {},
): Promise<string> {
  for (const began = performance.now(); ; await sleep(50)) {
    const { isGood, code, stdout, stderr, said } = await runProgram('git', args, {
      ...options,
      timeoutMs,
      // `isGitRunning` finds a git by its working folder.
      cwd: repository,
      env: { LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_DIR: repository, ...env },
    });
    if (isGood) return isReport ? stderr : stdout;
    if (code === null && said.endsWith('ENOENT')) {
      throw new UserError('git is not installed here; install git 2.31 or newer');
    }
    if (diskIsFull.test(stderr)) throw Object.assign(new Error('the disk is full'), { code: 'ENOSPC' });
    const [, lock] = /Unable to create '([^']+\.lock)': File exists/.exec(stderr) ?? [];
    if (!lock) throw new GitError(code === null && timeoutMs > 0 ? `no answer within ${timeoutMs / 1000} s` : stderr);
    if (existsSync(lock) && (await isGitRunning(lock)) === false) await rm(lock, { force: true });
    else if (performance.now() - began > lockTimeoutMs) {
      throw new UserError(`${lock} is in the way; delete it if no git is running there, and try again`);
    }
  }
}

/** Whether a git is running in the repository of a lock; null where this system has no `/proc`. */
async function isGitRunning(lock: string): Promise<boolean | null> {
  const processes = await readdir('/proc').catch(() => null);
  if (!processes) return null;
  const folderOfLock = await realpath(path.dirname(lock));
  const running = await Promise.all(
    processes.map(async (one) => {
      const folder = await readlink(`/proc/${one}/cwd`).catch(() => '');
      if (!`${folderOfLock}/`.startsWith(`${folder}/`) || !existsSync(path.join(folder, 'HEAD'))) return false;
      return (await readFile(`/proc/${one}/comm`, 'utf8').catch(() => '')).startsWith('git');
    }),
  );
  return running.includes(true);
}

/**
 * Makes a commit now, by the account of this machine where git's settings name nobody, and signed where they say so.
 * @returns its hash.
 */
export async function commitTree(repository: string, tree: string, parent: string | undefined, message: string) {
  const date = `${Math.floor(buildTime().getTime() / 1000)} +0000`;
  const env = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const setting = (...args: readonly string[]) => git(repository, ['config', ...args]).catch(() => '');
  const { username } = userInfo();
  const isKnown = (await setting('user.name')) || process.env['GIT_COMMITTER_NAME'];
  const account = isKnown ? [] : ['-c', `user.name=${username}`, '-c', `user.email=${username}@localhost`];
  const isSigned = (await setting('--type=bool', 'commit.gpgsign')).trim() === 'true';
  const options = [...(parent ? ['-p', parent] : []), ...(isSigned ? ['-S'] : [])];
  const args = [...account, 'commit-tree', tree, ...options, '-F', '-'];
  return (await git(repository, args, { env, input: message })).trim();
}

/** Why a commit may not go live where `SITE_SIGNERS` names git's file of allowed signers; null where it may. */
export async function signatureFault(repository: string, commit: string): Promise<string | null> {
  const signers = process.env['SITE_SIGNERS'];
  if (!signers) return null;
  if (!existsSync(signers)) throw new UserError(`SITE_SIGNERS names ${signers}, which is not there; correct it`);
  const verify = ['-c', `gpg.ssh.allowedSignersFile=${path.resolve(signers)}`, 'verify-commit', commit];
  const verified = await git(repository, verify).catch(() => null);
  return verified === null ? `is not signed by anybody whom ${signers} names` : null;
}

/** The version of git. @throws UserError where it is missing or too old. */
export async function assertGit(folder: string): Promise<string> {
  const version = (await git(folder, ['--version'])).trim().replace(/^git version /, '');
  if (semver.lt(semver.coerce(version) ?? '0.0.0', '2.31.0')) {
    throw new UserError(`git is ${version} here; install 2.31 or newer`);
  }
  return version;
}
