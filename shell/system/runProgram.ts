import spawn from 'cross-spawn';
import type { ChildProcessWithoutNullStreams, SpawnOptions } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { dirs } from './dirs';
import { errorMessage } from './UserError';

/** How a program ended. */
export interface Ended {
  readonly isGood: boolean;
  /** The exit code, or null if the program could not be started or was killed. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Both outputs in the order of arrival, trimmed. If the program could not be started, this says why. */
  readonly said: string;
}

/** Variables by name. Those without a value are left out. */
export type Environment = Readonly<Record<string, string | undefined>>;

export interface ProgramOptions {
  /** The working folder; the top folder if left out. */
  readonly cwd?: string | undefined;
  /** Variables besides those of this process. */
  readonly env?: Environment | undefined;
  readonly input?: string;
  /** Kills the program after this many milliseconds without output. */
  readonly silenceMs?: number;
  /** Kills the program at once when it is aborted. */
  readonly signal?: AbortSignal | undefined;
  /** Whether other programs have priority on a busy processor. */
  readonly isPatient?: boolean;
}

/** Starts a program. Returns the reason if the system rejects its arguments, for example because they are too long. */
function start(
  program: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcessWithoutNullStreams | string {
  try {
    return spawn(program, [...args], options) as ChildProcessWithoutNullStreams;
  } catch (error) {
    return errorMessage(error);
  }
}

/** Lets other programs have priority. The program keeps its priority if it has ended, or if the system forbids the change. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Only the speed of other programs depends on it.
  }
}

/** Runs a program and returns how it ended. The name works on Windows, too. The function never throws. */
export function runProgram(
  program: string,
  args: readonly string[],
  { cwd = dirs.root, env, input = '', silenceMs = 0, signal, isPatient = false }: ProgramOptions = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = start(program, args, { cwd, env: { ...process.env, NO_COLOR: '1', ...env } });
    if (typeof child === 'string') return resolve({ stdout: '', stderr: '', said: child, code: null, isGood: false });
    if (isPatient && child.pid) lowerPriority(child.pid);
    const kill = () => {
      child.kill();
      // A program in an endless loop ignores every other signal.
      setTimeout(() => child.kill('SIGKILL'), 2000).unref();
    };
    const giveUp = () => child.kill('SIGKILL');
    signal?.addEventListener('abort', giveUp);
    if (signal?.aborted) giveUp();
    const silence = silenceMs > 0 ? setTimeout(kill, silenceMs) : undefined;
    const outputs = { stdout: '', stderr: '', said: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (text: string) => {
        outputs[name] += text;
        outputs.said += text;
        silence?.refresh();
      });
      // Programs that it started may keep its outputs open after it was killed.
      child.on('exit', () => child.killed && child[name].destroy());
    }
    const end = (code: number | null) => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', giveUp);
      resolve({ ...outputs, said: outputs.said.trim(), code, isGood: code === 0 });
    };
    child.on('error', ({ message }) => {
      outputs.said ||= message;
      end(null);
    });
    child.on('close', end);
    // The program may end before it has read all of its input.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
