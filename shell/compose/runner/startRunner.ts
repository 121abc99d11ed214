import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';
import path from 'node:path';
import { Refusal, remedy } from '../UserError';
import type { About, Reply, Request, Requests } from './Protocol';

/** How long one request may take, such as loading a bundle or rendering a page, in milliseconds. */
const usualTimeoutMs = 20_000;

/** How much memory bundles may use, in megabytes. */
const memory = 512;

/** The files that the guarded process may read. */
export interface RunnerFiles {
  /** `main.js` of this folder. */
  readonly program: string;
  /** The folders of installed packages. */
  readonly packages: readonly string[];
}

/** A guarded process, which runs the code of releases. */
export interface Runner {
  /**
   * Sends a request. Requests are answered one after the other.
   * @throws Refusal where the code fails, ends the process, takes too much memory or too long.
   */
  readonly ask: <Kind extends keyof Requests>(
    kind: Kind,
    about: About,
    ask: Requests[Kind]['ask'],
  ) => Promise<Requests[Kind]['answer']>;
  /** Kills the process. */
  readonly close: () => void;
}

/** A request that has no answer yet. */
interface PendingRequest {
  readonly about: About;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Node's permission model: the process may only read its own program and installed packages. */
function permissions({ program, packages }: RunnerFiles): string[] {
  // Node 20 fails when a folder is named twice.
  const folders = new Set([path.dirname(path.dirname(program)), ...packages]);
  const readable = [...folders].map((folder) => `--allow-fs-read=${folder}/*`);
  // Node 20 has only the experimental name of the flag.
  const flag = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';
  return [flag, ...readable, '--disable-warning=ExperimentalWarning'];
}

/** A line of a stack in a bundle: '    at HopeGala (/…/prerender.cjs:123:45)'; counted from 1. */
const bundleFrame = /\(?((?:\/|[A-Za-z]:\\)[^()]*prerender\.cjs):(\d+):(\d+)\)?$/m;

/**
 * The line of the source of an error in a bundle, such as 'mfe-events/src/section.ts:12:5'; null where no bundle threw it, or
 * one without a source map.
 * @param from the folder that paths are relative to: commands run in the top one.
 */
export async function sourceLocation(stack: string, from = process.cwd()): Promise<string | null> {
  const [, file, line, column] = bundleFrame.exec(stack) ?? [];
  const text = file && (await readFile(`${file}.map`, 'utf8').catch(() => null));
  if (!text) return null;
  const entry = new SourceMap(JSON.parse(text) as SourceMapPayload).findEntry(Number(line) - 1, Number(column) - 1);
  if (!('originalSource' in entry)) return null;
  return `${path.relative(from, entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}

/**
 * Starts a process for the code of releases: with an empty environment, limits of memory and time, and no permission to write,
 * to start processes or threads, or to read more than installed packages. It protects compose from mistakes in bundles, not
 * from attacks.
 */
export function startRunner(files: RunnerFiles, timeoutMs = usualTimeoutMs): Runner {
  const child = fork(files.program, [], {
    env: {},
    execArgv: [...permissions(files), `--max-old-space-size=${memory}`],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  const pending: PendingRequest[] = [];
  let isReady = false;
  let isLate = false;
  let stderr = '';
  let ended: Error | undefined;

  const watchdog = setTimeout(() => {
    if (pending.length === 0) return;
    isLate = true;
    child.kill('SIGKILL');
  }, timeoutMs);

  /** Why the process ended: a Refusal where the code of a release is the cause. */
  function endReason(): Error {
    const about = pending[0]?.about;
    if (!isReady || !about) return new Error(`the process for bundles has ended: ${stderr}`);
    const reason = isLate
      ? `is not done after ${timeoutMs / 1000} s`
      : stderr.includes('heap out of memory')
        ? `takes more than ${memory} MB of memory`
        : 'ends the process it runs in';
    return new Refusal(about.name, `${about.at} ${reason}; ${remedy(about.name)}`);
  }

  child.stderr?.on('data', (text) => {
    stderr = `${stderr}${String(text)}`.slice(-10_000);
  });
  child.on('message', (reply: Reply) => {
    watchdog.refresh();
    if ('isReady' in reply) {
      isReady = true;
      return;
    }
    const request = pending.shift();
    if ('answer' in reply) request?.resolve(reply.answer);
    else if (request) void fail(request, reply);
  });
  /** Rejects with the line of the source, where the bundle has a source map. */
  async function fail({ about, reject }: PendingRequest, { refusal, stack }: { refusal: string; stack: string }) {
    const source = await sourceLocation(stack).catch(() => null);
    reject(new Refusal(about.name, `${refusal}${source ? `: ${source}` : ''}`));
  }
  function end(reason: Error): void {
    clearTimeout(watchdog);
    ended ??= reason;
    for (const { reject } of pending) reject(ended);
  }
  child.on('error', end);
  child.on('close', () => {
    if (pending.length === 0) process.stderr.write(stderr);
    end(endReason());
  });

  return {
    ask: (kind, about, ask) =>
      new Promise<never>((resolve, reject) => {
        if (ended) return reject(ended);
        if (pending.length === 0) watchdog.refresh();
        pending.push({ about, resolve, reject } as PendingRequest);
        child.send({ kind, about, ask } as Request, () => {});
      }),
    close: () => {
      child.kill('SIGKILL');
    },
  };
}

/** Starts a guarded process, uses it, and ends it. */
export async function withRunner<Result>(
  files: RunnerFiles,
  use: (runner: Runner) => Promise<Result>,
  timeoutMs?: number,
): Promise<Result> {
  const runner = startRunner(files, timeoutMs);
  try {
    return await use(runner);
  } finally {
    runner.close();
  }
}
