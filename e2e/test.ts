import { dist, root } from '@site/build/packages';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

interface Step {
  readonly title: string;
  readonly command: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Starts a step. Where others run beside it, its output is kept until its turn has come. */
function start({ command, env }: Step, isAlone: boolean) {
  const began = Date.now();
  const stdio = isAlone ? 'inherit' : 'pipe';
  const child = spawn(command, {
    cwd: root,
    shell: true,
    stdio: ['ignore', stdio, stdio],
    env: { ...process.env, ...env },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part));
  const ended = once(child, 'close').then(() => Math.round((Date.now() - began) / 1000));
  return { child, output, ended };
}

/** Runs steps beside each other and reports each in its turn; where one fails, the run ends after them. */
async function run(...steps: readonly Step[]): Promise<void> {
  const running = steps.map((step) => ({ ...step, ...start(step, steps.length === 1) }));
  let isGood = true;
  for (const { title, child, output, ended } of running) {
    console.log(`\n▸ ${title}`);
    const seconds = await ended;
    process.stdout.write(Buffer.concat(output));
    console.log(`  ${title}: ${child.exitCode === 0 ? 'good' : 'failed'} after ${seconds} s`);
    isGood &&= child.exitCode === 0;
  }
  if (isGood) return;
  report();
  process.exit(1);
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
        passed: stats.expected,
        // A flaky test passed when it was repeated: it has failed all the same.
        failed: stats.unexpected + stats.flaky,
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
const lint = { title: 'lint', command: 'npm run --silent lint' };
const types = { title: 'types', command: 'npm run --silent types' };
const content = { title: 'content', command: 'npm run --silent content' };
const unit = {
  title: 'unit tests',
  command: `npx jest --maxWorkers=100% --silent --json --outputFile=${jestReport} --reporters=default`,
};
await run(lint, types, content, unit);
await run({ title: 'build', command: 'npm run --silent build' });
await run({
  title: 'journeys and promises',
  command: 'npx playwright test --config e2e/playwright.config.ts',
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
});
report();
