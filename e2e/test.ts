import { dist, root } from '@site/build/packages';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium, findHeadlessChromium, versionOf } from './fixtures/page/findChromium';

/** How many tests a runner saw. */
interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const reports = path.join(dist, 'test');
const jestReport = path.join(reports, 'jest.json');
const playwrightReport = path.join(reports, 'playwright.json');

/** Runs one step; the first that fails ends the run. */
function step(title: string, command: string, env: NodeJS.ProcessEnv = {}): void {
  const began = Date.now();
  console.log(`\n▸ ${title}`);
  const { status } = spawnSync(command, {
    cwd: root,
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  console.log(`  ${title}: ${status === 0 ? 'good' : 'failed'} after ${Math.round((Date.now() - began) / 1000)} s`);
  if (status !== 0) {
    report();
    process.exit(1);
  }
}

function readReport<Report>(file: string, count: (report: Report) => Count): Count {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

/** The closing line: every test of both runners. */
function report(): void {
  const counts = [
    readReport<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(jestReport, (jest) => ({
      passed: jest.numPassedTests,
      failed: jest.numFailedTests,
      skipped: jest.numPendingTests,
    })),
    readReport<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(
      playwrightReport,
      ({ stats }) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
      }),
    ),
  ];
  const sum = (name: keyof Count) => counts.reduce((total, count) => total + count[name], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

for (const browser of new Set([findChromium(), findHeadlessChromium()])) {
  console.log(`Browser: ${versionOf(browser)} (${browser})`);
}
step('lint', 'npm run --silent lint');
step('types', 'npm run --silent types');
step('content', 'npm run --silent content');
step('unit tests', `npx jest --maxWorkers=100% --silent --json --outputFile=${jestReport} --reporters=default`);
step('build', 'npm run --silent build');
step('journeys and promises', 'npx playwright test --config e2e/playwright.config.ts', {
  PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
});
report();
