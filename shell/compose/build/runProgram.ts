import { root } from '@site/build/packages';
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Runs a program in the top folder, and gives what it prints: those that look for problems end with another code than 0 when
 * they find some.
 */
export function runProgram(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, [program, ...args], options, (error, stdout, stderr) => {
      if (error && stdout === '') reject(new Error(stderr || error.message));
      else resolve(stdout);
    });
  });
}

const fromRoot = createRequire(path.join(root, 'package.json'));

/**
 * Runs a program of an installed package.
 * @param file the program's file in its package.
 */
export const runPackageProgram = (name: string, file: string, args: readonly string[]) =>
  runProgram(path.join(path.dirname(fromRoot.resolve(`${name}/package.json`)), file), args);
