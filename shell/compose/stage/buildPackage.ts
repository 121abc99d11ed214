import { packageFolder } from '@site/build/packages';
import { fork } from 'node:child_process';
import path from 'node:path';
import { errorMessage, Refusal } from '../UserError';

/** A message of the building process: its progress from 0 to 1, or its result. */
type BuildMessage =
  | { readonly fraction: number }
  | {
      /** A line for each error. */
      readonly failures: readonly string[];
      /** The name of every module of the build (`shell/build/moduleNames.js`). */
      readonly modules: readonly string[];
    };

/**
 * Builds one package with webpack, in a process of its own.
 * @param folder where webpack writes.
 * @param onProgress called with the progress, from 0 to 1.
 * @returns the modules it was built from.
 * @throws Refusal naming the file and the first reason.
 */
export function buildPackage(
  name: string,
  folder: string,
  onProgress: (fraction: number) => void,
): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(packageFolder('@site/build'), 'webpack/run.js'), [name, folder], {
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let failures: readonly string[] = [];
    let modules: readonly string[] = [];
    let output = '';
    child.stdout?.on('data', (text) => (output += String(text)));
    child.stderr?.on('data', (text) => (output += String(text)));
    child.on('message', (message: BuildMessage) => {
      if ('fraction' in message) onProgress(message.fraction);
      else ({ failures, modules } = message);
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve(modules);
      const more = failures.length > 1 ? `, and ${failures.length - 1} more` : '';
      // Node names the error below the line that threw it.
      const said = /^\w*Error\b.*$/m.exec(output)?.[0] ?? errorMessage(output);
      const first = failures[0] ?? `the build ended without saying more than '${said}'`;
      reject(new Refusal(name, `${first}${more}; mend it and release again`));
    });
  });
}
