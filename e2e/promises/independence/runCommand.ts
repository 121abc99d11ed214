import { root } from '@site/build/packages';
import { spawn } from 'node:child_process';

/** What a command left behind. */
export interface Outcome {
  readonly code: number | null;
  /** All it said, to both of its outputs. */
  readonly said: string;
  readonly seconds: number;
}

interface RunOptions {
  readonly env: NodeJS.ProcessEnv;
  /** The work tree it is typed in. */
  readonly tree?: string;
}

/** Runs a command of the repository as a person would type it: `npm run <words>`. */
export function runCommand(words: readonly string[], { env, tree = root }: RunOptions): Promise<Outcome> {
  const [name = '', ...rest] = words;
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', name, '--', ...rest], {
      cwd: tree,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const output of [child.stdout, child.stderr]) output.on('data', (text) => (said += String(text)));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, said, seconds: (performance.now() - began) / 1000 }));
  });
}
