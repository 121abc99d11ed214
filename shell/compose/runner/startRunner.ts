import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';
import path from 'node:path';
import { UserError, remedy } from '../UserError';
import type { About, Reply, Request, Requests } from './Protocol';

/** How long one request may take, such as loading a bundle or rendering a page, in milliseconds. */
const usualTimeoutMs = 20_000;

/** How much memory bundles may use, in megabytes. */
const memory = 512;

/** Where the guarded process finds what it runs. */
export interface RunnerFiles {
  /** `main.js` of this folder. */
  readonly program: string;
  /** The folders that the packages it needs are installed in. */
  readonly packages: readonly string[];
}

/** A guarded process, which runs the code of releases. */
export interface Runner {
  /**
   * Asks it for something. Requests are answered one after the other.
   * @throws UserError where the code fails, ends the process, takes too much memory or does not come to an end.
   */
  readonly ask: <Kind extends keyof Requests>(
    kind: Kind,
    about: About,
    ask: Requests[Kind]['ask'],
  ) => Promise<Requests[Kind]['answer']>;
  /** Ends it, whatever it is doing. */
  readonly close: () => void;
}

/** A request that has no answer yet. */
interface Pending {
  readonly about: About;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Node's permission model: the process may read its own program and installed packages, and do nothing else. */
function permissions({ program, packages }: RunnerFiles): string[] {
  // Node 20 does not stand the same folder twice.
  const folders = new Set([path.dirname(path.dirname(program)), ...packages]);
  const readable = [...folders].map((folder) => `--allow-fs-read=${folder}/*`);
  // Node 20 knows the model by its first name alone.
  const flag = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';
  return [flag, ...readable, '--disable-warning=ExperimentalWarning'];
}

/** A line of a stack that is in a bundle: '    at HopeGala (/…/prerender.cjs:123:45)'; counted from 1. */
const bundleFrame = /\(?((?:\/|[A-Za-z]:\\)[^()]*prerender\.cjs):(\d+):(\d+)\)?$/m;

/**
 * The line of the source that an error comes from which a bundle threw, such as 'mfe-events/src/section.ts:12:5'; null where
 * no bundle threw it, or one that was built elsewhere and has no map beside it.
 * @param from the folder that paths are told from: commands run in the top one.
 */
export async function sourcePlace(stack: string, from = process.cwd()): Promise<string | null> {
  const [, file, line, column] = bundleFrame.exec(stack) ?? [];
  const text = file && (await readFile(`${file}.map`, 'utf8').catch(() => null));
  if (!text) return null;
  const entry = new SourceMap(JSON.parse(text) as SourceMapPayload).findEntry(Number(line) - 1, Number(column) - 1);
  if (!('originalSource' in entry)) return null;
  return `${path.relative(from, entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}

/**
 * Starts a process for the code of releases: with an empty environment, limits of memory and time, and without the right to
 * write, to start processes or threads, or to read more than installed packages. That keeps a mistake in a bundle away from
 * compose; it is a seat belt, no wall against people who mean harm.
 */
export function startRunner(files: RunnerFiles, timeoutMs = usualTimeoutMs): Runner {
  const child = fork(files.program, [], {
    env: {},
    execArgv: [...permissions(files), `--max-old-space-size=${memory}`],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  const pending: Pending[] = [];
  let isReady = false;
  let isLate = false;
  let said = '';
  let ended: Error | undefined;

  const watchdog = setTimeout(() => {
    if (pending.length === 0) return;
    isLate = true;
    child.kill('SIGKILL');
  }, timeoutMs);

  /** Why it ended, as far as the code that ran is to blame. */
  function refusal(): Error {
    const about = pending[0]?.about;
    if (!isReady || !about) return new Error(`the process for bundles has ended: ${said}`);
    const reason = isLate
      ? `is not done after ${timeoutMs / 1000} s`
      : said.includes('heap out of memory')
        ? `takes more than ${memory} MB of memory`
        : 'ends the process it runs in';
    return new UserError(`${about.name}: ${about.at} ${reason}; ${remedy(about.name)}`);
  }

  child.stderr?.on('data', (text) => {
    said = `${said}${String(text)}`.slice(-10_000);
  });
  child.on('message', (reply: Reply) => {
    watchdog.refresh();
    if ('isReady' in reply) {
      isReady = true;
      return;
    }
    const request = pending.shift();
    if ('answer' in reply) request?.resolve(reply.answer);
    else if (request) void refuse(request, reply);
  });
  /** Names the line of the source, where the bundle was built here. */
  async function refuse({ about, reject }: Pending, { refusal, stack }: { refusal: string; stack: string }) {
    const source = await sourcePlace(stack).catch(() => null);
    reject(new UserError(`${about.name}: ${refusal}${source ? `: ${source}` : ''}`));
  }
  function end(reason: Error): void {
    clearTimeout(watchdog);
    ended ??= reason;
    for (const { reject } of pending) reject(ended);
  }
  child.on('error', end);
  child.on('close', () => {
    if (pending.length === 0) process.stderr.write(said);
    end(refusal());
  });

  return {
    ask: (kind, about, ask) =>
      new Promise<never>((resolve, reject) => {
        if (ended) return reject(ended);
        if (pending.length === 0) watchdog.refresh();
        pending.push({ about, resolve, reject } as Pending);
        child.send({ kind, about, ask } as Request, () => {});
      }),
    close: () => {
      child.kill('SIGKILL');
    },
  };
}

/** Lets a guarded process be used, and ends it then. */
export async function withRunner<Result>(
  files: RunnerFiles,
  use: (runner: Runner) => Promise<Result>,
): Promise<Result> {
  const runner = startRunner(files);
  try {
    return await use(runner);
  } finally {
    runner.close();
  }
}
