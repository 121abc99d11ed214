import { moduleName } from '@site/build/moduleNames';
import { packageFolder, root } from '@site/build/packages';
import type { BuiltPackage } from '@site/build/packages';
import { contentReport } from '@site/shared-data/check/contentReport';
import { ownEntries } from '@site/shared-data/compile/entriesFolder';
import type { ESLint } from 'eslint';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { dirs } from '../dirs';
import { runProgram } from '../runProgram';
import { siteMode } from '../settings';
import { UserError } from '../UserError';
import { lintProblems, testProblems, typeProblems } from './reportedProblems';
import type { TestReport } from './reportedProblems';
import { filesBelow, hashOfFiles, hashOfTools } from './sources';

/**
 * Checks the content of shared-data. A production site (`SITE_MODE=live`) may have no samples.
 * @param pages those to go live; all of the site where left out.
 * @returns notes for people.
 * @throws UserError that lists every problem: file, item, field, value and what is expected.
 */
export async function checkContent(pages?: readonly string[]): Promise<readonly string[]> {
  const { isAccepted, lines } = contentReport(ownEntries, { mode: siteMode(), pages });
  if (!isAccepted) throw new UserError(lines.join('\n'));
  return lines;
}

const fromRoot = createRequire(path.join(root, 'package.json'));

/**
 * Runs a program of an installed package and returns its output. A code other than 0 is no error: a checker ends so when it
 * finds problems.
 * @param file the program's file in its package.
 */
async function runPackageProgram(name: string, file: string, args: readonly string[]): Promise<string> {
  const program = path.join(path.dirname(fromRoot.resolve(`${name}/package.json`)), file);
  const { isGood, stdout, said } = await runProgram(process.execPath, [program, ...args]);
  if (isGood || stdout !== '') return stdout;
  throw new Error(said);
}

/** The folder of the sources that reach visitors. */
const sourcesOf = ({ name, folder }: BuiltPackage) => (name === 'shell' ? path.join(folder, 'src') : folder);

/** The cache file of a check. */
const cacheFile = (packages: readonly BuiltPackage[], kind: string) =>
  path.join(dirs.dist, 'cache', `${packages.map(({ name }) => name).join('-')}.${kind}`);

/**
 * Checks the types of packages, and of what they import. Those of tests, which reach no visitor, are left to `npm run types`.
 * webpack needs the other cores meanwhile, and one thread takes half the processor time of four.
 */
async function types(packages: readonly BuiltPackage[]): Promise<string[]> {
  const outputs = packages.map((pkg) => {
    const cache = ['--incremental', '--tsBuildInfoFile', cacheFile([pkg], 'tsbuildinfo')];
    return runPackageProgram('typescript-native', 'bin/tsc', [
      '-p',
      pkg.folder,
      '--pretty',
      'false',
      '--singleThreaded',
      ...cache,
    ]);
  });
  return (await Promise.all(outputs)).flatMap(typeProblems).filter((problem) => !/\.test\.tsx?:/.test(problem));
}

/** Lints the sources of packages, unless these very files were found clean before: ESLint takes two seconds to say so. */
async function lint(packages: readonly BuiltPackage[]): Promise<string[]> {
  const files = packages.map(async ({ folder }) => [
    moduleName(path.join(root, folder, 'webpack.config.js')),
    ...(await filesBelow(path.join(root, folder, 'src'))),
  ]);
  const hash = `${await hashOfFiles((await Promise.all(files)).flat())} ${await hashOfTools()}`;
  const clean = cacheFile(packages, 'eslintclean');
  if ((await readFile(clean, 'utf8').catch(() => '')) === hash) return [];
  const config = ['--config', path.join(packageFolder('@site/build'), 'eslint/config.js'), '--format', 'json'];
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', cacheFile(packages, 'eslintcache')];
  const output = await runPackageProgram('eslint', 'bin/eslint.js', [...config, ...cache, ...packages.map(sourcesOf)]);
  const problems = lintProblems(JSON.parse(output) as ESLint.LintResult[], root);
  if (problems.length === 0) await writeFile(clean, hash);
  return problems;
}

/** How many problems are listed: where there are more, most have the same cause. */
const max = 10;

/**
 * Checks the sources of packages, and the types of what they import.
 * @throws UserError with a line for each problem: package, file, place, reason and remedy.
 */
export async function checkSources(packages: readonly BuiltPackage[]): Promise<void> {
  const problems = (await Promise.all([types(packages), lint(packages)])).flat();
  if (problems.length === 0) return;
  // A problem in a shared file is reported under the first package.
  const ownerOf = (problem: string) =>
    (packages.find((pkg) => problem.startsWith(path.join(sourcesOf(pkg), '/'))) ?? packages[0])?.name ?? 'shell';
  const lines = problems.slice(0, max).map((problem) => `${ownerOf(problem)}: ${problem}; mend it and release again`);
  const more = problems.length - lines.length;
  if (more > 0) lines.push(`and ${more} more: npm run types, npm run lint`);
  throw new UserError(lines.join('\n'));
}

/**
 * Runs the unit tests of a package.
 * @throws UserError with a line for each that fails.
 */
export async function runUnitTests({ name, folder }: BuiltPackage): Promise<void> {
  // jest reads a pattern, in which a backslash of Windows would mean something else.
  const args = [path.posix.join(folder, 'src/'), '--json', '--silent', '--passWithNoTests', '--runInBand'];
  const problems = testProblems(JSON.parse(await runPackageProgram('jest', 'bin/jest.js', args)) as TestReport, root);
  if (problems.length > 0) throw new UserError(problems.map((problem) => `${name}: ${problem}`).join('\n'));
}
