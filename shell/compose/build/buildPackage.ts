import { buildFolder, root } from '@site/build/packages';
import { fork } from 'node:child_process';
import path from 'node:path';
import { UserError, errorMessage } from '../UserError';

/** What the building process tells: how much is done, from 0 to 1, or what failed, a line for each. */
type BuildNews = { readonly fraction: number } | { readonly failures: readonly string[] };

/**
 * Builds one package with webpack, in a process of its own.
 * @param progressed called with how much is done, from 0 to 1.
 * @returns the folder webpack wrote.
 * @throws UserError naming the package, the file and the first reason.
 */
export function buildPackage(name: string, progressed: (fraction: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(root, 'shell/build/webpack/run.js'), [name], {
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let failures: readonly string[] = [];
    let said = '';
    child.stdout?.on('data', (text) => (said += String(text)));
    child.stderr?.on('data', (text) => (said += String(text)));
    child.on('message', (news: BuildNews) => {
      if ('fraction' in news) progressed(news.fraction);
      else failures = news.failures;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(buildFolder(name));
      const more = failures.length > 1 ? `, and ${failures.length - 1} more` : '';
      const first = failures[0] ?? `the build ended without saying more than '${errorMessage(said)}'`;
      if (code !== 0) reject(new UserError(`${name}: ${first}${more}; mend it and release again`));
    });
  });
}
