import { dist, root, sectionRows } from '@site/build/packages';
import { Command } from 'commander';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { settingsOfTests } from '../shell/system/localSite';
import { findChromium, findHeadlessChromium, versionOf } from './fixtures/page/findChromium';
import {
  failedInJest,
  failedInPlaywright,
  notesInPlaywright,
  type JestReport,
  type PlaywrightReport,
} from './fixtures/report/failedTests';
import { ownersNotes } from './fixtures/report/ownersNotes';
import { remedyOf, stepRemedy } from './fixtures/report/remedies';

const reports = path.join(dist, 'test');
const jestReport = path.join(reports, 'jest.json');
const playwrightReport = path.join(reports, 'playwright.json');

/** Starts a command, and waits for its end. With `pipe` it collects the output. */
async function start(command: string, stdio: 'inherit' | 'pipe') {
  const began = Date.now();
  // The build must not put anything live.
  const env = { ...process.env, ...settingsOfTests(), PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport };
  const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', stdio, stdio], env });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part));
  await once(child, 'close');
  return { output, isGood: child.exitCode === 0, seconds: Math.round((Date.now() - began) / 1000) };
}

/** Starts a step. With `inherit`, its output appears at once, and otherwise when it has ended. */
const begin = (title: string, command: string, stdio: 'inherit' | 'pipe' = 'pipe') => ({
  title,
  ended: start(command, stdio),
});

/** Shows the output of steps in order. Returns the titles of those that failed, after all of them have ended. */
async function finish(...steps: readonly ReturnType<typeof begin>[]): Promise<string[]> {
  const failed: string[] = [];
  for (const { title, ended } of steps) {
    console.log(`\n▸ ${title}`);
    const { output, isGood, seconds } = await ended;
    process.stdout.write(Buffer.concat(output));
    console.log(`  ${title}: ${isGood ? 'good' : 'failed'} after ${seconds} s`);
    if (!isGood) failed.push(title);
  }
  return failed;
}

/** Ends the run if a step has failed. */
async function assertGood(failed: readonly string[]): Promise<void> {
  if (failed.length === 0) return;
  await report(failed);
  process.exit(1);
}

/** Returns the report of a test runner, or an empty one if the runner has not run. */
const readReport = <Report>(file: string): Partial<Report> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : {};

/** Shows what to do about each failure, then the number of tests of both runners. */
async function report(failedSteps: readonly string[] = []): Promise<void> {
  const unit = readReport<JestReport>(jestReport);
  const browser = readReport<PlaywrightReport>(playwrightReport);
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = unit;
  const { expected, unexpected, flaky, skipped } = {
    ...{ expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
    ...browser.stats,
  };
  const remedies = [
    ...failedSteps.flatMap((step) => stepRemedy(step) ?? []),
    ...[...failedInJest(unit), ...failedInPlaywright(browser)].flatMap(remedyOf),
  ];
  if (remedies.length > 0) console.log(['\nWhat to do', ...remedies].join('\n'));
  for (const note of [...notesInPlaywright(browser), ...(await ownersNotes(sectionRows))]) console.log(note);
  // A test that passes only when it is repeated counts as failed.
  const failed = numFailedTests + unexpected + flaky;
  console.log(`\n${numPassedTests + expected} passed, ${failed} failed, ${numPendingTests + skipped} skipped`);
}

new Command('npm test --')
  .description('Runs lint, types, content checks, unit tests, a build and the browser tests.')
  .showHelpAfterError()
  .parse();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

for (const browser of new Set([findChromium(), findHeadlessChromium()])) {
  console.log(`Browser: ${versionOf(browser)} (${browser})`);
}
// The unit tests take twice as long as the checks. The build begins meanwhile, because it does not use every core all the time.
const unitTests = begin(
  'unit tests',
  `npx jest --maxWorkers=100% --silent --json --outputFile=${jestReport} --reporters=default`,
);
const failed = await finish(
  begin('lint', 'npm run --silent lint'),
  begin('types', 'npm run --silent types'),
  begin('content', 'npm run --silent content'),
);
if (failed.length === 0) failed.push(...(await finish(begin('build', 'npm run --silent build', 'inherit'))));
await assertGood([...failed, ...(await finish(unitTests))]);
await assertGood(
  await finish(begin('journeys and promises', 'npx playwright test --config e2e/playwright.config.ts', 'inherit')),
);
await report();
