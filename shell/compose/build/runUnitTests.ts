import { root } from '@site/build/packages';
import type { BuiltPackage } from '@site/build/packages';
import path from 'node:path';
import { UserError } from '../UserError';
import { runPackageProgram } from './runProgram';
import { testProblems } from './testProblems';
import type { TestReport } from './testProblems';

/**
 * Runs the unit tests of a package.
 * @throws UserError with a line for each that fails.
 */
export async function runUnitTests({ name, folder }: BuiltPackage): Promise<void> {
  const args = [path.join(folder, 'src', '/'), '--json', '--silent', '--passWithNoTests'];
  const problems = testProblems(JSON.parse(await runPackageProgram('jest', 'bin/jest.js', args)) as TestReport, root);
  if (problems.length > 0) throw new UserError(problems.map((problem) => `${name}: ${problem}`).join('\n'));
}
