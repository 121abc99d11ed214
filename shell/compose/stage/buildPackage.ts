import { packageFolder } from '@site/build/packages';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { errorMessage, Refusal } from '../UserError';

/** What the building process tells: its progress from 0 to 1, or in the end a line for each error and the modules of the build. */
interface BuildMessage {
  readonly fraction?: number;
  readonly failures?: readonly string[];
  readonly modules?: readonly string[];
}

/**
 * Builds one package into a folder with webpack, in a process of its own.
 * @returns the modules it was built from.
 * @throws Refusal naming the file and the first reason.
 */
export async function buildPackage(
  name: string,
  folder: string,
  onProgress: (fraction: number) => void,
): Promise<readonly string[]> {
  const child = fork(path.join(packageFolder('@site/build'), 'webpack/run.js'), [name, folder], {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let result: BuildMessage = {};
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));
  child.on('message', (message: BuildMessage) => {
    if (message.fraction === undefined) result = message;
    else onProgress(message.fraction);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  const { failures = [], modules = [] } = result;
  if (code === 0) return modules;
  const more = failures.length > 1 ? `, and ${failures.length - 1} more` : '';
  // Node names the error below the line that threw it.
  const said = /^\w*Error\b.*$/m.exec(output)?.[0] ?? errorMessage(output);
  const first = failures[0] ?? `the build ended without saying more than '${said}'`;
  throw new Refusal(name, `${first}${more}; mend it and release again`);
}
