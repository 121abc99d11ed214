import { root } from '@site/build/packages';
import type { BuiltPackage } from '@site/build/packages';
import type { ESLint } from 'eslint';
import path from 'node:path';
import { dirs } from '../dirs';
import { UserError } from '../UserError';
import { lintProblems } from './lintProblems';
import { runPackageProgram, runProgram } from './runProgram';

/** Where what a package sends to visitors is made from. */
const sourcesOf = ({ name, folder }: BuiltPackage) => (name === 'shell' ? path.join(folder, 'src') : folder);

/** Where a check keeps what it knows of files that have not changed. */
const knownFile = (packages: readonly BuiltPackage[], kind: string) =>
  path.join(dirs.dist, 'cache', `${packages.map(({ name }) => name).join('-')}.${kind}`);

async function types(packages: readonly BuiltPackage[]): Promise<string[]> {
  const program = path.join(root, 'shell/build/checkTypes.js');
  return JSON.parse(
    await runProgram(program, [knownFile(packages, 'tsbuildinfo'), ...packages.map(sourcesOf)]),
  ) as string[];
}

async function lint(packages: readonly BuiltPackage[]): Promise<string[]> {
  const config = ['--config', path.join('shell', 'build', 'eslint', 'config.js'), '--format', 'json'];
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', knownFile(packages, 'eslintcache')];
  const output = await runPackageProgram('eslint', 'bin/eslint.js', [...config, ...cache, ...packages.map(sourcesOf)]);
  return lintProblems(JSON.parse(output) as ESLint.LintResult[], root);
}

/** How many lines are told at once: who has more has one cause for most of them. */
const most = 10;

/**
 * Checks the sources of packages, and the types of what they import.
 * @throws UserError with a line for each problem: package, file, place, reason and remedy.
 */
export async function checkSources(packages: readonly BuiltPackage[]): Promise<void> {
  const problems = (await Promise.all([types(packages), lint(packages)])).flat();
  if (problems.length === 0) return;
  // What is wrong in shared files keeps back whoever imports them.
  const ownerOf = (problem: string) =>
    (packages.find((pkg) => problem.startsWith(path.join(sourcesOf(pkg), '/'))) ?? packages[0])?.name ?? 'shell';
  const lines = problems.slice(0, most).map((problem) => `${ownerOf(problem)}: ${problem}; mend it and release again`);
  const more = problems.length - lines.length;
  if (more > 0) lines.push(`and ${more} more: npm run types, npm run lint`);
  throw new UserError(lines.join('\n'));
}
