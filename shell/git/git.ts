import { existsSync, statSync, realpathSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { devNull } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import semver from 'semver';
import { dirs } from '../system/dirs';
import { runProgram, type Environment } from '../system/runProgram';
import { UserError } from '../system/UserError';
import { GitError } from './GitError';
import { baseEnvironment, serverTimeoutMs, serverSettings, settingVariables, sshCommand } from './gitEnvironment';
import { personalSettings, type Setting } from './gitSettings';
import { isGitRunning } from './isGitRunning';

export interface GitOptions {
  /** Variables besides those of every git command. */
  readonly env?: Environment;
  readonly input?: string;
  /** Settings for this run. */
  readonly settings?: readonly Setting[];
  /** Whether git may contact a server, so that a time limit applies. */
  readonly isRemote?: boolean;
  /** The longest silence of a server, in milliseconds. */
  readonly silenceMs?: number;
  /** Whether to return git's report (`stderr`) instead of its output. */
  readonly isReport?: boolean;
}

/** How long to wait for the lock of a running git, in milliseconds. */
const lockTimeoutMs = 10_000;

/**
 * The default limit for a silent server, in milliseconds. A connection may need two slow answers before it makes
 * progress.
 */
const usualSilenceMs = 60_000;

/** Git's messages about a full local disk. Git does not always name the reason when it cannot write. */
const diskIsFull = /^(?!remote:).*(No space left on device|Out of diskspace|unable to write file \S+$)/m;

/**
 * Runs git in a folder and waits for its end.
 * @param timeoutMs how long a server may be silent.
 * @throws GitError with git's reason, or UserError if git is not installed.
 */
async function run(
  folder: string,
  args: readonly string[],
  env: Environment,
  options: GitOptions,
  timeoutMs = 0,
): Promise<string> {
  const { input, isRemote = false, silenceMs = usualSilenceMs, isReport = false } = options;
  const limit = isRemote ? { silenceMs } : {};
  const began = performance.now();
  const ended = await runProgram('git', args, {
    cwd: folder,
    env: { ...env, ...options.env },
    ...(input !== undefined && { input }),
    ...limit,
  });
  const { isGood, code, stdout, stderr, said } = ended;
  if (isGood) return isReport ? stderr : stdout;
  if (code === null && said.endsWith('ENOENT') && existsSync(folder)) {
    throw new UserError('git is not installed here. Install git 2.32 or newer');
  }
  if (diskIsFull.test(stderr)) throw Object.assign(new Error('the disk is full'), { code: 'ENOSPC' });
  // If a server stops answering after an authentication request, git reports failed authentication.
  const isSilence = isRemote && /Authentication failed/.test(stderr) && performance.now() - began >= timeoutMs;
  if (isSilence) throw new GitError(`fatal: Operation too slow: ${stderr.replaceAll('Authentication', '')}`);
  throw new GitError(code === null && isRemote ? `it does not answer within ${silenceMs / 1000} s` : stderr, stdout);
}

/** Returns the lock of another git that caused an error, or undefined. */
const lockIn = (error: unknown): string | undefined =>
  error instanceof GitError ? /Unable to create '([^']+\.lock)': File exists/.exec(error.stderr)?.[1] : undefined;

const lockError = (lock: string) =>
  new UserError(`${lock} blocks git. Delete it if no git is running there, and try again`);

/** Returns whether a folder belongs to another account. */
function isOfOthers(folder: string): boolean {
  const own = process.getuid?.();
  return own !== undefined && existsSync(folder) && statSync(folder).uid !== own;
}

/**
 * Writes a file of global settings for one of this program's repositories, and returns its path. Git passes this file
 * to the git at the other end of a local path, which ignores settings in variables. That git reads a repository of
 * another account only if this file allows it.
 */
async function safeDirectories(repository: string, settings: readonly Setting[]): Promise<string> {
  const named = settings.flatMap(([key, value]) => (key === 'safe.directory' ? [value] : []));
  const own = [repository, dirs.store].filter(isOfOthers);
  if (named.length + own.length === 0) return devNull;
  const lines = [...named, ...own].map((folder) => `\tdirectory = ${JSON.stringify(folder)}\n`);
  const file = `${repository}.safe`;
  await writeFile(file, `[safe]\n${lines.join('')}`);
  return file;
}

/**
 * Returns the environment of git in a repository of this program. It contains only the personal settings of the user.
 */
async function ownEnvironment(repository: string, own: readonly Setting[] = []): Promise<Environment> {
  const personal = await personalSettings(dirs.root);
  return {
    ...baseEnvironment(),
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_PARAMETERS: undefined,
    GIT_CONFIG_GLOBAL: await safeDirectories(repository, personal),
    GIT_SSH_COMMAND: sshCommand(personal),
    // `isGitRunning` finds a git process by its working folder.
    GIT_DIR: repository,
    ...settingVariables([
      ...personal,
      ...serverSettings(personal),
      ['core.hooksPath', devNull],
      ['core.attributesFile', ''],
      ['core.excludesFile', ''],
      ...own,
    ]),
  };
}

/**
 * Runs git in a bare repository of this program, and returns its output, or its report (`stderr`). The user's hooks,
 * templates and switches have no effect there. It removes the lock of a killed git, and waits for the lock of a running
 * one.
 * @param repository its folder: the value of `GIT_DIR`.
 * @throws GitError with git's reason. UserError if git is not installed, or a lock remains. The system's error if the
 *   disk is full.
 */
export async function git(repository: string, args: readonly string[], options: GitOptions = {}): Promise<string> {
  const env = await ownEnvironment(repository, options.settings);
  const timeoutMs = serverTimeoutMs(await personalSettings(dirs.root));
  for (const began = performance.now(); ; await sleep(50)) {
    try {
      return await run(repository, args, env, options, timeoutMs);
    } catch (error) {
      const lock = lockIn(error);
      if (!lock) throw error;
      if (existsSync(lock) && (await isGitRunning(lock)) === false) await rm(lock, { force: true });
      else if (performance.now() - began > lockTimeoutMs) throw lockError(lock);
    }
  }
}

/** Settings that override the user's, if those would change the output. */
const plainOutput: readonly Setting[] = [
  ['color.ui', 'false'],
  ['core.quotePath', 'false'],
  ['core.fsmonitor', 'false'],
  ['log.showSignature', 'false'],
  ['log.mailmap', 'false'],
  ['status.showUntrackedFiles', 'normal'],
];

/**
 * Runs git in the user's own repository, with the user's settings and hooks. Git asks no questions, and its output is
 * plain.
 * @param folder the folder of a work tree (default: the sources).
 * @returns its output, or its report (`stderr`).
 * @throws GitError with git's reason. UserError if git is not installed, or a lock blocks it.
 */
export async function userGit(
  args: readonly string[],
  options: GitOptions = {},
  folder: string = dirs.root,
): Promise<string> {
  const count = Number(process.env['GIT_CONFIG_COUNT']) || 0;
  // The user already runs the code in this folder, so git may read it too, even if another account owns it.
  const safe: readonly Setting[] = isOfOthers(folder) ? [['safe.directory', realpathSync(folder)]] : [];
  const personal = options.isRemote ? await personalSettings(folder) : [];
  const ssh = options.isRemote ? sshCommand(personal) : undefined;
  const settings = [...serverSettings(personal), ...plainOutput, ...safe, ...(options.settings ?? [])];
  const env = { ...baseEnvironment(), ...(ssh && { GIT_SSH_COMMAND: ssh }), ...settingVariables(settings, count) };
  return run(folder, args, env, options, serverTimeoutMs(personal)).catch((error: unknown) => {
    const lock = lockIn(error);
    throw lock ? lockError(lock) : error;
  });
}

/** Returns the version of git. @throws UserError if git is missing or too old. */
export async function assertGit(): Promise<string> {
  const version = (await run(dirs.root, ['--version'], baseEnvironment(), {})).trim().replace(/^git version /, '');
  if (semver.lt(semver.coerce(version) ?? '0.0.0', '2.32.0')) {
    throw new UserError(`git is ${version} here. Install 2.32 or newer`);
  }
  return version;
}
