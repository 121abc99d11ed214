import type { PageFile, Section, SectionPage } from '@site/section/Section';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import type { documentRules } from '../../src/entry.prerender';
import { dirs } from '../dirs';
import { Refusal, remedy } from '../UserError';
import type { handlers } from './main.js';

/** A page as data. Its component stays in the guarded process. */
export type PageData = Omit<SectionPage, 'Page' | 'files'> & {
  readonly files?: readonly Pick<PageFile, 'path' | 'type'>[];
};

/** A section as data. */
export type SectionData = Omit<Section, 'pages' | 'contract'> & {
  readonly contract: number;
  readonly pages: readonly PageData[];
};

/** A shell as data. It provides shared modules in these versions; of its own pages, the 404 page has the path '*'. */
export type ShellData = Omit<typeof documentRules, 'loadsWholeStyles'> & {
  /** Missing in shells before 2026-11-26, whose documents have to contain the whole sheets. */
  readonly loadsWholeStyles?: boolean;
  readonly contract: number;
  readonly provides: Readonly<Record<string, string>>;
  readonly pages: readonly PageData[];
};

/** The package that a request is about, and the file or page for a refusal. */
export interface About {
  readonly name: string;
  readonly at: string;
}

/** How much memory bundles may use, in megabytes. */
const memory = 512;

type Handlers = typeof handlers;

/** What the process answers to a request. */
type Answer = { readonly answer: unknown } | { readonly refusal: string; readonly stack: string };

/** A guarded process, which runs the code of releases. */
export type Runner = ReturnType<typeof startRunner>;

/** Node's permission model: the process may only read its own program and installed packages. */
function permissions(): string[] {
  // Node 20 fails when a folder is named twice.
  const folders = new Set([path.dirname(path.dirname(dirs.runner.program)), ...dirs.runner.packages]);
  const readable = [...folders].map((folder) => `--allow-fs-read=${folder}/*`);
  // Node 20 has only the experimental name of the flag.
  const flag = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';
  return [flag, ...readable, '--disable-warning=ExperimentalWarning'];
}

/** A line of a stack in a bundle: '    at HopeGala (/…/prerender.cjs:123:45)'; counted from 1. */
const bundleFrame = /\(?((?:\/|[A-Za-z]:\\)[^()\n]*prerender\.cjs):(\d+):(\d+)\)?$/gm;

/**
 * The line of the source of an error in a bundle, such as 'mfe-events/src/section.ts:12:5'; null where no bundle threw it, or
 * one without a source map.
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

/**
 * Starts a process for the code of releases: with an empty environment, limits of memory and time, and no permission to write,
 * to start processes or threads, or to read more than installed packages. It protects compose from mistakes in bundles, not
 * from attacks.
 * @param timeoutMs how long one request may take, such as loading a bundle, in milliseconds.
 */
export function startRunner(timeoutMs = 20_000) {
  const child = fork(dirs.runner.program, [], {
    env: {},
    execArgv: [...permissions(), `--max-old-space-size=${memory}`],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  /** What has no answer yet. The first is that the process is ready. */
  const pending: { readonly about?: About; readonly resolve: (answer: Answer) => void }[] = [{ resolve: () => {} }];
  let stderr = '';

  // The process keeps the command running, not this timer.
  const watchdog = setTimeout(() => pending.length > 0 && child.kill('SIGKILL'), timeoutMs).unref();

  /** Rejects once the process has ended: with a Refusal where the code of a release is the cause. */
  const ended = once(child, 'close').then((): never => {
    if (pending.length === 0) process.stderr.write(stderr);
    const about = pending[0]?.about;
    if (!about) throw new Error(`the process for bundles has ended: ${stderr}`);
    const reason = child.killed
      ? `is not done after ${timeoutMs / 1000} s`
      : stderr.includes('heap out of memory')
        ? `takes more than ${memory} MB of memory`
        : 'ends the process it runs in';
    throw new Refusal(about.name, `${about.at} ${reason}; ${remedy(about.name)}`);
  });
  // Nobody may be waiting.
  ended.catch(() => {});
  child.stderr?.on('data', (text) => {
    stderr = `${stderr}${String(text)}`.slice(-10_000);
  });
  child.on('message', (answer: Answer) => {
    watchdog.refresh();
    pending.shift()?.resolve(answer);
  });

  return {
    /**
     * Sends a request. Requests are answered one after the other.
     * @throws Refusal where the code fails, ends the process, takes too much memory or too long.
     */
    ask: async <Kind extends keyof Handlers>(
      kind: Kind,
      about: About,
      ask: Parameters<Handlers[Kind]>[0],
    ): Promise<Awaited<ReturnType<Handlers[Kind]>>> => {
      if (pending.length === 0) watchdog.refresh();
      const answered = new Promise<Answer>((resolve) => pending.push({ about, resolve }));
      child.send({ kind, about, ask }, () => {});
      const reply = await Promise.race([ended, answered]);
      if ('answer' in reply) return reply.answer as never;
      const source = await sourceLocation(reply.stack).catch(() => null);
      throw new Refusal(about.name, `${reply.refusal}${source ? `: ${source}` : ''}`);
    },
    close: () => void child.kill('SIGKILL'),
  };
}

/** Starts a guarded process, uses it, and ends it. */
export async function withRunner<Result>(use: (runner: Runner) => Promise<Result>, timeoutMs?: number) {
  const runner = startRunner(timeoutMs);
  return use(runner).finally(runner.close);
}
