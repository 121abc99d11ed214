import { root } from '@site/build/packages';
import { fork } from 'node:child_process';
import path from 'node:path';
import { errorMessage, Refusal } from '../UserError';

/** What the building process tells: how much is done, from 0 to 1; or how it ended. */
type BuildNews =
  | { readonly fraction: number }
  | {
      /** What failed, a line for each. */
      readonly failures: readonly string[];
      /** Every module of the build, named from the top folder. */
      readonly modules: readonly string[];
    };

/**
 * Builds one package with webpack, in a process of its own.
 * @param folder where webpack writes.
 * @param progressed called with how much is done, from 0 to 1.
 * @returns the modules it was built from.
 * @throws Refusal naming the file and the first reason.
 */
export function buildPackage(
  name: string,
  folder: string,
  progressed: (fraction: number) => void,
): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(root, 'shell/build/webpack/run.js'), [name, folder], {
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let failures: readonly string[] = [];
    let modules: readonly string[] = [];
    let said = '';
    child.stdout?.on('data', (text) => (said += String(text)));
    child.stderr?.on('data', (text) => (said += String(text)));
    child.on('message', (news: BuildNews) => {
      if ('fraction' in news) progressed(news.fraction);
      else ({ failures, modules } = news);
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve(modules);
      const more = failures.length > 1 ? `, and ${failures.length - 1} more` : '';
      const first = failures[0] ?? `the build ended without saying more than '${errorMessage(said)}'`;
      reject(new Refusal(name, `${first}${more}; mend it and release again`));
    });
  });
}
