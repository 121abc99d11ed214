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

/** The package that a request is about, and the file or page for a refusal. */
export interface About {
  readonly name: string;
  readonly at: string;
}

/** How much memory bundles may use, in megabytes. */
const memory = 512;

/** How much memory the whole process may use, in megabytes: buffers are outside of the memory that Node limits. */
const residentMemory = 1500;

/** How long one reply may be, in bytes: a page is some 30 KB. */
const longestReply = 16_000_000;

/** How much of a reason and of its stack is read, in characters. A hostile one may be of any length. */
const longestReason = 1000;
const longestStack = 20_000;

type Handlers = typeof handlers;

/** What the process answers to a request. A section may have forged it: nothing of it is taken on its word. */
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

/** Node's permission model: the process may only read its own program and installed packages. */
function permissions(): string[] {
  // Node 20 fails when a folder is named twice.
  const room = path.dirname(dirs.runner.program);
  const folders = new Set([room, path.resolve(room, '../../system'), ...dirs.runner.packages]);
  const readable = [...folders].map((folder) => `--allow-fs-read=${folder}/*`);
  // Node 20 has only the experimental name of the flag.
  const flag = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';
  return [flag, ...readable, '--disable-warning=ExperimentalWarning'];
}

/** A line of a stack in a bundle: '    at HopeGala (/…/prerender.cjs:123:45)'; counted from 1. */
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
    // webpack's own code loads what a source imports.
    if (!('fileName' in origin) || origin.fileName.startsWith('webpack/')) continue;
    return `${path.relative(dirs.root, origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`;
  }
  return null;
}

/** How much memory a process uses, in megabytes, where the system has a file that says so: Linux. Elsewhere 0. */
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
  /** Why it was ended before its time. */
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

  let hasReplied = false;
  /** Why it ended, once it has. */
  const ended = once(child, 'close').then((): Ended => {
    clearInterval(weighing);
    // A process that never began is no fault of a release.
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
  // Nobody may be waiting.
  ended.catch(() => {});
  child.stderr.on('data', (text) => {
    stderr = `${stderr}${String(text)}`.slice(-10_000);
  });
  // It may have ended before it has read everything.
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
     * @throws Refusal where the code fails, ends the process, forges a reply, takes too much memory or too long.
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
    close: () => void child.kill('SIGKILL'),
  };
}

/** Starts a guarded process, uses it, and ends it. */
export async function withRunner<Result>(use: (runner: Runner) => Promise<Result>, timeoutMs?: number) {
  const runner = startRunner(timeoutMs);
  return use(runner).finally(runner.close);
}
