import { root } from '@site/build/packages';
import { spawn } from 'node:child_process';
import path from 'node:path';

/** Commands whose file is not named as they are typed. */
const otherFiles: Partial<Record<CommandName, string>> = { 'new:page': 'newPage', 'new:section': 'newSection' };

/** A command of `shell/cli`, by the word that follows `npm run`. */
export type CommandName =
  | 'build'
  | 'check'
  | 'new:page'
  | 'new:section'
  | 'offer'
  | 'preview'
  | 'prune'
  | 'publish'
  | 'release'
  | 'rollback'
  | 'sections'
  | 'start';

export type Environment = Readonly<Record<string, string>>;

/** How a command ended. */
export interface Outcome {
  /** The exit code; null where a signal ended it. */
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  readonly seconds: number;
}

export interface RunningCommand {
  readonly ended: Promise<Outcome>;
  /** What it has said so far. */
  readonly said: () => string;
  /** Ends it, and every process it has started, between two instructions (`SIGKILL`), or as a system does that shuts down. */
  readonly kill: (signal?: 'SIGKILL' | 'SIGTERM') => void;
}

/** Where and how a command is run. */
export interface CommandOptions {
  readonly env?: Environment;
  /** The work tree it is typed in; the repository when not given. */
  readonly tree?: string;
  /** A program that runs it, with its arguments, such as one that sets limits. */
  readonly within?: readonly string[];
}

/** Starts a command as `npm run` does, but for the processes around it, in a process group of its own. */
export function startCommand(
  name: CommandName,
  args: readonly string[],
  { env = {}, tree = root, within = [] }: CommandOptions,
): RunningCommand {
  const began = performance.now();
  const script = path.join(tree, `shell/cli/${otherFiles[name] ?? name}.ts`);
  const [program = '', ...rest] = [...within, process.execPath, '--import', 'tsx', script, ...args];
  const child = spawn(program, rest, {
    cwd: tree,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (text) => (out += String(text)));
  child.stderr.on('data', (text) => (err += String(text)));
  return {
    ended: new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => resolve({ code, out, err, seconds: (performance.now() - began) / 1000 }));
    }),
    said: () => out + err,
    kill: (signal = 'SIGKILL') => {
      try {
        if (child.pid) process.kill(-child.pid, signal);
      } catch {
        // It has ended by itself.
      }
    },
  };
}
