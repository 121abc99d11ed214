import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { devNull } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '../UserError';

/** Why git ended with another code than 0. */
export class GitError extends Error {
  /** @param said everything git wrote to its error output. */
  constructor(readonly said: string) {
    const lines = said.split('\n').map((line) => line.replace(/^(remote:\s*)?(fatal|error):\s*/, '').trim());
    super(lines.find((line) => line !== '') ?? 'git gave no reason');
  }
}

interface GitOptions {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** After how many milliseconds it is ended: a server may never answer. */
  readonly timeoutMs?: number;
}

/** Of no file's bytes or mode may this machine's settings decide: a tree is the same wherever it is made. */
export const withoutSettings = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: devNull };

/**
 * Runs the installed git in a repository and gives what it prints.
 * @throws GitError with git's reason; UserError where there is no git.
 */
function run(repository: string, args: readonly string[], { input, env, timeoutMs = 0 }: GitOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = {
      // Whose working folder is the repository's, is at work in it: see `isAtWork`.
      cwd: repository,
      timeout: timeoutMs,
      maxBuffer: 256 * 1024 * 1024,
      env: { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_DIR: repository, ...env },
    };
    const child = execFile('git', [...args], options, (error, stdout, stderr) => {
      if (!error) resolve(stdout);
      else if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
        reject(new UserError('git is not installed here; install git 2.31 or newer'));
      } else reject(new GitError(error.killed ? `no answer within ${timeoutMs / 1000} s` : stderr));
    });
    child.stdin?.on('error', () => {});
    child.stdin?.end(input ?? '');
  });
}

/** A lock of git's that is in the way: the file, as git names it. */
const lockIn = (said: string) => /Unable to create '([^']+\.lock)': File exists/.exec(said)?.[1];

/** How long a lock of a process that lives is waited for, in milliseconds. */
const lockTimeoutMs = 10_000;

/**
 * Runs git. A lock that a killed process left is removed; that of a living one is waited for.
 * @param repository its folder: the value of `GIT_DIR`.
 * @throws GitError with git's reason; UserError where there is no git, or a lock stays.
 */
export async function git(repository: string, args: readonly string[], options: GitOptions = {}): Promise<string> {
  const began = performance.now();
  for (;;) {
    try {
      return await run(repository, args, options);
    } catch (error) {
      const lock = error instanceof GitError ? lockIn(error.said) : undefined;
      if (!lock) throw error;
      if (existsSync(lock) && (await isAtWork(lock)) === false) await rm(lock, { force: true });
      else if (performance.now() - began > lockTimeoutMs) {
        throw new UserError(`${lock} is in the way; delete it if no git is running there, and try again`);
      }
      await sleep(50);
    }
  }
}

/** Whether some git is at work in the repository a lock stands in; null where this system does not tell. */
async function isAtWork(lock: string): Promise<boolean | null> {
  const processes = await readdir('/proc').catch(() => null);
  if (!processes) return null;
  const place = await realpath(path.dirname(lock));
  const works = await Promise.all(
    processes.map(async (one) => {
      const folder = await readlink(`/proc/${one}/cwd`).catch(() => '');
      if (!folder.endsWith('.git') || !`${place}/`.startsWith(`${folder}/`)) return false;
      return (await readFile(`/proc/${one}/comm`, 'utf8').catch(() => '')).startsWith('git');
    }),
  );
  return works.includes(true);
}

/** @throws UserError where git is missing or too old. */
export async function assertGit(folder: string): Promise<void> {
  const said = await run(folder, ['--version'], {});
  const [, major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(said) ?? []).map(Number);
  if (major < 2 || (major === 2 && minor < 31)) {
    throw new UserError(`git is ${said.trim().replace(/^git version /, '')} here; install 2.31 or newer`);
  }
}
