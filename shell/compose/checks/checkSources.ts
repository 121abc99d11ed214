import { root } from '@site/build/packages';
import type { BuiltPackage } from '@site/build/packages';
import type { ESLint } from 'eslint';
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { places } from '../places';
import { UserError } from '../UserError';
import { lintProblems, typeProblems } from './sourceProblems';

const fromRoot = createRequire(path.join(root, 'package.json'));

/** A program of an installed package, wherever that is installed. */
const programOf = (name: string, file: string) =>
  path.join(path.dirname(fromRoot.resolve(`${name}/package.json`)), file);

/** What a program prints, whatever its exit code says. */
function outputOf(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, [program, ...args], options, (error, stdout, stderr) => {
      // Both end with 1 or 2 where they find something, and print it; anything else is a trouble of their own.
      if (error && stdout === '') reject(new Error(stderr || error.message));
      else resolve(stdout);
    });
  });
}

async function types({ name, folder }: BuiltPackage): Promise<string[]> {
  // What is known of unchanged files is kept: the second time takes half as long.
  const known = path.join(places.dist, 'cache', `${name}.tsbuildinfo`);
  const args = ['-p', path.join(folder, 'tsconfig.json'), '--pretty', 'false'];
  return typeProblems(
    await outputOf(programOf('typescript', 'bin/tsc'), [...args, '--incremental', '--tsBuildInfoFile', known]),
  );
}

async function lint({ folder }: BuiltPackage): Promise<string[]> {
  const args = ['--config', path.join('shell', 'build', 'eslint', 'config.js'), '--format', 'json', folder];
  const output = await outputOf(programOf('eslint', 'bin/eslint.js'), args);
  return lintProblems(JSON.parse(output) as ESLint.LintResult[], root);
}

/** How many lines are told at once: who has more has one cause for most of them. */
const most = 10;

/**
 * Checks the sources of a package, and the types of what they import.
 * @throws UserError with a line for each problem: file, place, reason and remedy.
 */
export async function checkSources(pkg: BuiltPackage): Promise<void> {
  const [wrong, refused] = await Promise.all([types(pkg), lint(pkg)]);
  const problems = [...wrong, ...refused];
  if (problems.length === 0) return;
  const lines = problems.slice(0, most).map((problem) => `${pkg.name}: ${problem}; mend it and release again`);
  const more = problems.length - lines.length;
  throw new UserError(
    [...lines, ...(more > 0 ? [`${pkg.name}: and ${more} more (npm run types, npm run lint)`] : [])].join('\n'),
  );
}
