import { dist, root } from '@site/build/packages';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium, findHeadlessChromium, versionOf } from './fixtures/page/findChromium';

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

/** What a runner has written of its tests; nothing where it has not run. */
function readReport<Report>(file: string): Partial<Report> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : {};
}

/** The closing line: every test of both runners. */
function report(): void {
  type JestReport = Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests', number>;
  type PlaywrightReport = { stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> };
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = readReport<JestReport>(jestReport);
  const { stats } = readReport<PlaywrightReport>(playwrightReport);
  const { expected, unexpected, flaky, skipped } = { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats };
  // A flaky test passed when it was repeated: it has failed all the same.
  const failed = numFailedTests + unexpected + flaky;
  console.log(`\n${numPassedTests + expected} passed, ${failed} failed, ${numPendingTests + skipped} skipped`);
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
