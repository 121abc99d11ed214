import { root } from '@site/build/packages';
import type { BuiltPackage } from '@site/build/packages';
import type { ESLint } from 'eslint';
import path from 'node:path';
import { places } from '../places';
import { UserError } from '../UserError';
import { runProgram } from './runProgram';
import { lintProblems, typeProblems } from './sourceProblems';

async function types({ name, folder }: BuiltPackage): Promise<string[]> {
  // What is known of unchanged files is kept: the second time takes half as long.
  const known = path.join(places.dist, 'cache', `${name}.tsbuildinfo`);
  const args = ['-p', path.join(folder, 'tsconfig.json'), '--pretty', 'false'];
  return typeProblems(
    await runProgram('typescript', 'bin/tsc', [...args, '--incremental', '--tsBuildInfoFile', known]),
  );
}

async function lint({ folder }: BuiltPackage): Promise<string[]> {
  const args = ['--config', path.join('shell', 'build', 'eslint', 'config.js'), '--format', 'json', folder];
  const output = await runProgram('eslint', 'bin/eslint.js', args);
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
