import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { dirs } from '../../system/dirs';
import { Refusal, remedy } from '../../system/UserError';
import { lines } from './lines.js';
import type { handlers } from './main.js';

/** The package of a request, and the file or page that a refusal names. */
export interface About {
  readonly name: string;
  readonly at: string;
}

/** How much memory bundles may use, in megabytes. */
const memory = 512;

/** How much memory the whole process may use, in megabytes. Node's limit does not include buffers. */
const residentMemory = 1500;

/** How long one reply may be, in bytes. A page has about 30 KB. */
const longestReply = 16_000_000;

/** How much of a reason and of its stack is read, in characters. A hostile reason can have any length. */
const longestReason = 1000;
const longestStack = 20_000;

type Handlers = typeof handlers;

/** The replies of the process. A section may have forged them, so the caller trusts none of their content. */
const answers = z.union([
  z.strictObject({ refusal: z.string(), stack: z.string() }),
  z.strictObject({ answer: z.unknown() }),
]);
type Answer = z.infer<typeof answers>;

/** Why a process ended. */
interface Ended {
  readonly reason: string;
}

/** A guarded process, which runs the code of releases. */
export type Runner = ReturnType<typeof startRunner>;

/** How long the pages of a package may take together, in milliseconds. */
interface TotalTime {
  readonly startMs: number;
  readonly pageMs: number;
  /** The most for any number of pages. */
  readonly mostMs: number;
}

/** A page takes less than a tenth of this time, also on a busy machine. */
const usualTime: TotalTime = { startMs: 60_000, pageMs: 2_000, mostMs: 1_200_000 };

/** Returns the flags of Node's permission model. The process may read only its own program and installed packages. */
function permissions(): string[] {
  // Node 20 fails if a folder is named twice.
  const room = path.dirname(dirs.runner.program);
  const folders = new Set([room, path.resolve(room, '../../system'), ...dirs.runner.packages]);
  const readable = [...folders].map((folder) => `--allow-fs-read=${folder}/*`);
  // Node 20 has only the experimental name of the flag.
  const flag = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';
  return [flag, ...readable, '--disable-warning=ExperimentalWarning'];
}

/** Matches a line of a stack in a bundle: '    at HopeGala (/…/prerender.cjs:123:45)'. Its numbers start at 1. */
const bundleFrame = /\(?((?:\/|[A-Za-z]:\\)[^()\n]*prerender\.cjs):(\d+):(\d+)\)?$/gm;

/**
 * Returns the source line of an error in a bundle, such as 'mfe-events/src/section.ts:12:5'. Returns null if no bundle threw it, or
 * if the bundle has no source map.
 */
export async function sourceLocation(stack: string): Promise<string | null> {
  for (const [, file, line, column] of stack.matchAll(bundleFrame)) {
    const text = await readFile(`${file}.map`, 'utf8').catch(() => null);
    if (!text) return null;
    const origin = new SourceMap(JSON.parse(text) as SourceMapPayload).findOrigin(Number(line), Number(column));
    // webpack's own code loads the modules that a source imports.
    if (!('fileName' in origin) || origin.fileName.startsWith('webpack/')) continue;
    return `${path.relative(dirs.root, origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`;
  }
  return null;
}

/** Returns how much memory a process uses, in megabytes. Only Linux has a file with this number; the result is 0 elsewhere. */
async function megabytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1000;
}

/** A request that has no answer yet. */
interface Pending {
  readonly nonce: string;
  readonly about: About;
  readonly resolve: (answer: Answer) => void;
}

/**
 * Starts a process for the code of releases: one shell, and at most one section. It has an empty environment, and limits of memory,
 * time and output. It cannot write files or start processes or threads, and it reads installed packages only. Its replies are claims
 * of that section, so the caller validates them.
 * @param timeoutMs how long one request may take, such as loading a bundle, in milliseconds.
 */
export function startRunner(timeoutMs = 45_000) {
  const args = [...permissions(), `--max-old-space-size=${memory}`, dirs.runner.program];
  const child = spawn(process.execPath, args, { env: {}, stdio: 'pipe' });
  const pending: Pending[] = [];
  let stderr = '';
  /** Why the process was ended early. */
  let broken = '';
  const endFor = (reason: string) => {
    broken ||= reason;
    child.kill('SIGKILL');
  };

  // The process keeps the command running, not this timer.
  const watchdog = setTimeout(() => {
    if (pending.length > 0) endFor(`is not done after ${timeoutMs / 1000} s`);
  }, timeoutMs).unref();

  const weighing = setInterval(() => {
    if (child.pid === undefined) return;
    void megabytesOf(child.pid).then((used) => {
      if (used > residentMemory) endFor(`takes more than ${residentMemory} MB of memory`);
    });
  }, 250).unref();

  let total: NodeJS.Timeout | undefined;
  let hasReplied = false;
  /** Resolves to the reason once the process has ended. */
  const ended = once(child, 'close').then((): Ended => {
    clearInterval(weighing);
    clearTimeout(total);
    // A process that never started is not the fault of a release.
    if (!broken && !hasReplied && stderr && !stderr.includes('heap out of memory'))
      throw new Error(`the process for bundles has ended: ${stderr}`);
    return {
      reason:
        broken ||
        (stderr.includes('heap out of memory')
          ? `takes more than ${memory} MB of memory`
          : 'ends the process it runs in'),
    };
  });
  // No request may be waiting, so nothing else handles the rejection.
  ended.catch(() => {});
  child.stderr.on('data', (text) => {
    stderr = `${stderr}${String(text)}`.slice(-10_000);
  });
  // The process may end before it has read all of its input.
  child.stdin.on('error', () => {});

  async function readReplies(): Promise<void> {
    for await (const line of lines(child.stdout, longestReply)) {
      const [nonce, answer] = z.tuple([z.string(), answers]).parse(JSON.parse(line));
      const [request] = pending;
      // Only the process itself knows the nonce of a request.
      if (!request || nonce !== request.nonce) throw new Error('a reply to no request');
      watchdog.refresh();
      hasReplied = true;
      pending.shift();
      request.resolve(answer);
    }
  }
  const forged = 'writes to the output of its process, where only replies belong';
  readReplies().catch((error: unknown) =>
    endFor(error instanceof RangeError ? `replies with more than ${longestReply / 1_000_000} MB` : forged),
  );

  return {
    /**
     * Sends a request. Requests are answered one after the other.
     * @throws Refusal if the code fails, ends the process, forges a reply, or exceeds the limits of memory or time.
     */
    ask: async <Kind extends keyof Handlers>(
      kind: Kind,
      about: About,
      ask: Parameters<Handlers[Kind]>[0],
    ): Promise<Awaited<ReturnType<Handlers[Kind]>>> => {
      if (pending.length === 0) watchdog.refresh();
      const nonce = randomUUID();
      const answered = new Promise<Answer>((resolve) => pending.push({ nonce, about, resolve }));
      child.stdin.write(`${JSON.stringify({ nonce, kind, about, ask })}\n`);
      const reply = await Promise.race([ended, answered]);
      if ('reason' in reply) throw new Refusal(about.name, `${about.at} ${reply.reason}; ${remedy(about.name)}`);
      if (!('refusal' in reply)) return reply.answer as never;
      const source = await sourceLocation(reply.stack.slice(0, longestStack)).catch(() => null);
      const { length } = reply.refusal;
      const reason = length > longestReason ? `${reply.refusal.slice(0, longestReason)}…` : reply.refusal;
      throw new Refusal(about.name, `${reason}${source ? `: ${source}` : ''}`);
    },
    /**
     * Limits the time of all requests from now on. Pages that each take a little less than one request may would otherwise stall
     * every owner for hours.
     * @param count the number of pages and files.
     */
    limitTime: (count: number, { startMs, pageMs, mostMs }: TotalTime = usualTime) => {
      const ms = Math.min(startMs + count * pageMs, mostMs);
      const reason = `is not done after ${ms / 1000} s, the time for all ${count} pages and files`;
      clearTimeout(total);
      total = setTimeout(() => endFor(reason), ms).unref();
    },
    close: () => void child.kill('SIGKILL'),
  };
}

/** Starts a guarded process, uses it, and ends it. */
export async function withRunner<Result>(use: (runner: Runner) => Promise<Result>, timeoutMs?: number) {
  const runner = startRunner(timeoutMs);
  return use(runner).finally(runner.close);
}
