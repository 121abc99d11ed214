import { root } from '@site/build/packages';
import type { BuiltPackage } from '@site/build/packages';
import { contentReport } from '@site/shared-data/check/contentReport';
import { ownEntries } from '@site/shared-data/compile/entriesFolder';
import type { ESLint } from 'eslint';
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { dirs } from '../dirs';
import { siteMode } from '../settings';
import { UserError } from '../UserError';
import { lintProblems, testProblems } from './reportedProblems';
import type { TestReport } from './reportedProblems';

/**
 * Refuses to build from bad content, or a live site from samples.
 * @param pages what is to go live; the whole site where none are named.
 * @returns what is worth knowing all the same.
 * @throws UserError that lists every problem: file, item, field, value and what is wanted.
 */
export async function checkContent(pages?: readonly string[]): Promise<readonly string[]> {
  const { isAccepted, lines } = contentReport(ownEntries, { mode: siteMode(), pages });
  if (!isAccepted) throw new UserError(lines.join('\n'));
  return lines;
}

/**
 * Runs a program in the top folder, and gives what it prints: those that look for problems end with another code than 0 when
 * they find some.
 */
function runProgram(program: string, args: readonly string[]): Promise<string> {
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
const runPackageProgram = (name: string, file: string, args: readonly string[]) =>
  runProgram(path.join(path.dirname(fromRoot.resolve(`${name}/package.json`)), file), args);

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

/**
 * Runs the unit tests of a package.
 * @throws UserError with a line for each that fails.
 */
export async function runUnitTests({ name, folder }: BuiltPackage): Promise<void> {
  const args = [path.join(folder, 'src', '/'), '--json', '--silent', '--passWithNoTests'];
  const problems = testProblems(JSON.parse(await runPackageProgram('jest', 'bin/jest.js', args)) as TestReport, root);
  if (problems.length > 0) throw new UserError(problems.map((problem) => `${name}: ${problem}`).join('\n'));
}
