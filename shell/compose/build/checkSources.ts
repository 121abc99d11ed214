import { moduleFile } from '@site/build/moduleNames';
import { packageFolder, root, type BuiltPackage } from '@site/build/packages';
import type { ESLint } from 'eslint';
import path from 'node:path';
import { z } from 'zod';
import { dirs } from '../../system/dirs';
import { runProgram } from '../../system/runProgram';
import { errorMessage, UserError } from '../../system/UserError';
import { readCache, writeCache } from '../memory';
import { hashOfFiles, hashOfTools, lastBuild, modulesIn } from './sources';

/**
 * Runs a program file of a package and returns its output. The exit code is ignored, because a checker that finds problems
 * exits with 1.
 */
async function outputOf(name: string, file: string, args: readonly string[]): Promise<string> {
  const program = path.join(packageFolder(name), file);
  const { isGood, stdout, said } = await runProgram(process.execPath, [program, ...args]);
  if (isGood || stdout !== '') return stdout;
  throw new Error(said);
}

/** Returns the folder with the sources that reach visitors. */
const sourcesOf = ({ name, folder }: BuiltPackage) => (name === 'shell' ? path.join(folder, 'src') : folder);

/** Returns the path of a check's cache file. */
const cacheFile = (packages: readonly BuiltPackage[], kind: string) =>
  path.join(dirs.cache, `${packages.map(({ name }) => name).join('-')}.${kind}`);

/**
 * Compares modules with those of the last check that passed. A cache file lists their hashes.
 * @returns the modules that changed, or null without a usable cache; and a function that records the present modules as good.
 */
async function changedSince(file: string, modules: readonly string[]) {
  const hashes = await Promise.all(modules.map(async (name) => [name, await hashOfFiles([name])] as const));
  const now: Readonly<Record<string, string>> = { ...Object.fromEntries(hashes), tools: await hashOfTools() };
  const known = (await readCache(file, z.record(z.string(), z.string()))) ?? {};
  // Other modules may import a module that was removed.
  const isComparable = known['tools'] === now['tools'] && Object.keys(known).every((name) => name in now);
  const changed = isComparable ? modules.filter((name) => known[name] !== now[name]) : null;
  return { changed, rememberGood: () => writeCache(file, now) };
}

/** The most problems that are listed. If there are more, most of them have the same cause. */
const max = 10;

/**
 * Returns the first problems with their remedy, and the number of the others.
 * @param whereRest says what shows the others.
 */
export const listed = (problems: readonly string[], whereRest = ''): string[] => [
  ...problems.slice(0, max).map((problem) => `${problem}; fix it and release again`),
  ...(problems.length > max ? [`and ${problems.length - max} more${whereRest}`] : []),
];

/** Returns the errors in TypeScript's output without colors. Indented lines explain the error above them. */
export const typeProblems = (output: string): string[] =>
  output.split('\n').flatMap((line) => (/^(\S.*: )?error TS\d+: /.test(line) ? line.replace(/\.$/, '') : []));

/**
 * Checks the types of packages, and of everything they import. The command `npm run types` checks the types of tests. It runs
 * on one thread, because webpack needs the other cores. Four threads take twice the processor time.
 */
async function types(packages: readonly BuiltPackage[]): Promise<string[]> {
  const how = ['--pretty', 'false', '--singleThreaded', '--incremental', '--tsBuildInfoFile'];
  const outputs = packages.map((pkg) =>
    outputOf('typescript-native', 'bin/tsc', ['-p', pkg.folder, ...how, cacheFile([pkg], 'tsbuildinfo')]),
  );
  return (await Promise.all(outputs)).flatMap(typeProblems).filter((problem) => !/\.test\.tsx?\(/.test(problem));
}

/** Returns a line for each message of ESLint. */
export const lintProblems = (results: readonly Pick<ESLint.LintResult, 'filePath' | 'messages'>[]): string[] =>
  results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, column, message, ruleId }) => {
      const reason = errorMessage(message).replace(/\.$/, '');
      return `${path.relative(root, filePath)}:${line}:${column} ${reason}${ruleId ? ` (${ruleId})` : ''}`;
    }),
  );

/**
 * Lints the sources of packages. Sources that passed before are skipped, because ESLint takes a second to start. `npm run lint`
 * reports warnings.
 */
async function lint(packages: readonly BuiltPackage[]): Promise<string[]> {
  const sources = await Promise.all(packages.map(({ folder }) => modulesIn(path.join(root, folder, 'src'))));
  const { changed, rememberGood } = await changedSince(cacheFile(packages, 'lint.json'), sources.flat());
  if (changed?.length === 0) return [];
  const config = path.join(packageFolder('@site/build'), 'eslint/config.js');
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', cacheFile(packages, 'eslintcache')];
  const how = ['--config', config, ...cache, '--quiet', '--format', 'json'];
  const output = await outputOf('eslint', 'bin/eslint.js', [...how, ...packages.map(sourcesOf)]);
  const problems = lintProblems(JSON.parse(output) as ESLint.LintResult[]);
  if (problems.length === 0) await rememberGood();
  return problems;
}

/**
 * Checks the sources of packages, and the types of everything they import. A package's last build on this machine is checked
 * already.
 * @returns a line for each problem, by package: file, place, reason and remedy. A problem in a shared file appears for every
 * package.
 */
export async function checkSources(all: readonly BuiltPackage[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const builds = await Promise.all(all.map(({ name }) => lastBuild(name)));
  const packages = all.filter((_, index) => !builds[index]);
  if (packages.length === 0) return new Map();
  const problems = (await Promise.all([lint(packages), types(packages)])).flat();
  const isIn = (pkg: BuiltPackage, problem: string) => problem.startsWith(path.join(sourcesOf(pkg), '/'));
  const linesOf = (pkg: BuiltPackage) =>
    problems.flatMap((problem) => {
      const owner = packages.find((one) => isIn(one, problem));
      return owner && owner !== pkg ? [] : `${(owner ?? packages[0])?.name}: ${problem}`;
    });
  const found = packages.map((pkg) => [pkg.name, listed(linesOf(pkg), ': npm run types, npm run lint')] as const);
  return new Map(found.filter(([, lines]) => lines.length > 0));
}

/** Tests import modules of these packages besides their own. */
const tested = ['@site/shared-data', '@site/section', '@site/ui'];

/** If more modules than this changed, all tests run. Windows limits the length of a command. */
const maxRelated = 100;

/** A test can take a minute, or longer on a busy machine. A test without output for this many minutes hangs. */
const mostSilentMinutes = 5;

/**
 * Runs the unit tests of a package that depend on modules changed since all tests last passed.
 * @param signal stops the tests when it is aborted.
 * @throws UserError with jest's output if tests fail or hang.
 */
export async function runUnitTests(pkg: BuiltPackage, signal: AbortSignal): Promise<void> {
  const folders = [path.join(root, pkg.folder, 'src'), ...tested.map(packageFolder)];
  const files = (await Promise.all(folders.map(modulesIn))).flat();
  const modules = files.filter((name) => /\.([jt]sx?|json)$/.test(name));
  const { changed, rememberGood } = await changedSince(cacheFile([pkg], 'tests.json'), modules);
  if (changed?.length === 0) return;
  const related = changed && changed.length <= maxRelated ? ['--findRelatedTests', ...changed.map(moduleFile)] : [];
  // jest reads a pattern. A Windows backslash would have another meaning in it.
  const own = ['--testMatch', path.posix.join('**', pkg.folder, 'src/**/*.test.{ts,tsx}')];
  const args = [path.join(packageFolder('jest'), 'bin/jest.js'), ...related, ...own, '--silent', '--passWithNoTests'];
  // The build and the steps after it take longer, so they have priority.
  const silenceMs = mostSilentMinutes * 60_000;
  const options = { isPatient: true, env: { DEBUG_PRINT_LIMIT: '0' }, silenceMs, signal };
  const { isGood, code, said } = await runProgram(process.execPath, [...args, '--runInBand'], options);
  const complaints = said.replaceAll(/^PASS .*(\n|$)/gm, '');
  if (code === null) {
    const hint = `they said nothing for ${mostSilentMinutes} minutes and were ended; npm run unit -- ${pkg.folder} shows where`;
    throw new UserError([hint, complaints].filter(Boolean).join('\n'));
  }
  if (!isGood) throw new UserError(complaints);
  await rememberGood();
}
