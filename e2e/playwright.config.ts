import { isolateTests } from '@site/build/isolateTests';
import { defineConfig } from '@playwright/test';
import { findHeadlessChromium } from './fixtures/page/findChromium';

// Workers inherit these settings. Tests of pages read the site of SITE_DIST, and tests that change a site create their own.
if (process.env['TEST_WORKER_INDEX'] === undefined) isolateTests(['SITE_DIST']);

const port = Number(process.env['E2E_PORT'] ?? 4173);

/** `npm run test:engines` runs the main journeys in other engines by WebDriver, and in text browsers. */
const inOtherEngines = process.env['ENGINES'] === '1';

/** Journeys and promises run against the composed production site, served as a host would serve it. */
export default defineConfig({
  testDir: '.',
  // The long tests run each night, in `npm run test:promises`.
  ...(process.env['FULL'] !== '1' && { grepInvert: /@nightly/ }),
  fullyParallel: true,
  workers: 3,
  // A failed test is repeated once, with a trace. Even if it passes then, the run fails.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 30_000,
  forbidOnly: true,
  outputDir: '../dist/test/failures',
  reporter: [['line'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    timezoneId: 'America/Chicago',
    locale: 'en-US',
    launchOptions: {
      executablePath: findHeadlessChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Nothing leaves this machine: the hosts of the map and the video are not found.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    trace: 'on-first-retry',
  },
  projects: inOtherEngines
    ? [{ name: 'engines', testMatch: 'engines/*.spec.ts', timeout: 90_000, workers: 1 }]
    : [
        // Releases take longest, so they start first. Each of their commands is a process, which is slow on a busy machine.
        { name: 'releases', testMatch: 'releases/*.spec.ts', timeout: 300_000, use: { trace: 'off' } },
        { name: 'faults', testMatch: 'faults/*.spec.ts' },
        { name: 'pages', testMatch: '{access,hosts,journeys}/*.spec.ts' },
      ],
  webServer: {
    command: 'npm run --silent preview',
    cwd: '..',
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
