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

/** Runs commands at the same time, and shows their output in order. If one fails, the run ends after all of them. */
async function run(commands: Readonly<Record<string, string>>): Promise<void> {
  const isAlone = Object.keys(commands).length === 1;
  const running = Object.entries(commands).map(
    ([title, command]) => [title, start(command, isAlone ? 'inherit' : 'pipe')] as const,
  );
  const failed: string[] = [];
  for (const [title, started] of running) {
    console.log(`\n▸ ${title}`);
    const { output, isGood, seconds } = await started;
    process.stdout.write(Buffer.concat(output));
    console.log(`  ${title}: ${isGood ? 'good' : 'failed'} after ${seconds} s`);
    if (!isGood) failed.push(title);
  }
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
await run({
  lint: 'npm run --silent lint',
  types: 'npm run --silent types',
  content: 'npm run --silent content',
  'unit tests': `npx jest --maxWorkers=100% --silent --json --outputFile=${jestReport} --reporters=default`,
});
await run({ build: 'npm run --silent build' });
await run({ 'journeys and promises': 'npx playwright test --config e2e/playwright.config.ts' });
await report();
