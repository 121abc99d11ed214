import { buildFolder, root } from '@site/build/packages';
import { fork } from 'node:child_process';
import path from 'node:path';
import { ClearError } from '../ClearError';

/**
 * Builds one package with webpack, in a process of its own.
 * @param progressed called with how much is done, from 0 to 1.
 * @returns the folder webpack wrote.
 */
export function buildPackage(name: string, progressed: (fraction: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(root, 'shell/build/webpack/run.js'), [name], {
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let said = '';
    child.stdout?.on('data', (text) => (said += String(text)));
    child.stderr?.on('data', (text) => (said += String(text)));
    child.on('message', (fraction) => progressed(Number(fraction)));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(buildFolder(name));
      else reject(new ClearError(`${name}: the build failed\n${said.trim()}`));
    });
  });
}
