import spawn from 'cross-spawn';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { dirs } from './dirs';

/** How a program ended. */
export interface Ended {
  readonly isGood: boolean;
  /** Its exit code; null where it could not be started, or was killed. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Both outputs, in the order they came, without white space around them; or why it could not be started. */
  readonly said: string;
}

/** Variables by their names; those without a value are left out. */
export type Environment = Readonly<Record<string, string | undefined>>;

export interface ProgramOptions {
  /** Its working folder; the top one where left out. */
  readonly cwd?: string | undefined;
  /** Variables besides those of this process. */
  readonly env?: Environment | undefined;
  readonly input?: string;
  /** Kills it after so many milliseconds. */
  readonly timeoutMs?: number;
  /** Kills it once it has said nothing for so many milliseconds. */
  readonly silenceMs?: number;
  /** Kills it at once when it is aborted. */
  readonly signal?: AbortSignal | undefined;
  /** Whether other programs go first where the processor is busy. */
  readonly isPatient?: boolean;
}

/** Runs a program to its end, by a name that Windows finds too. It never throws. */
export function runProgram(
  program: string,
  args: readonly string[],
  { cwd = dirs.root, env, input = '', timeoutMs = 0, silenceMs = 0, signal, isPatient = false }: ProgramOptions = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(program, [...args], {
      cwd,
      env: { ...process.env, NO_COLOR: '1', ...env },
      timeout: timeoutMs,
    }) as ChildProcessWithoutNullStreams;
    if (isPatient && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    const kill = () => {
      child.kill();
      // One that is busy without end hears nothing else.
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
      // What a program has started may hold its outputs open after it was killed.
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
    // It may end before it has read everything.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
