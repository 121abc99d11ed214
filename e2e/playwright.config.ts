import { isolateTests } from '@site/build/isolateTests';
import { defineConfig } from '@playwright/test';
import { findHeadlessChromium } from './fixtures/page/findChromium';

// Workers inherit it. The site that is tested stays where it is; tests that change one make their own.
if (process.env['TEST_WORKER_INDEX'] === undefined) isolateTests(['SITE_DIST']);

const port = Number(process.env['E2E_PORT'] ?? 4173);

/** `npm run test:engines`: the main journeys in other engines and in text browsers, which Playwright runs and WebDriver drives. */
const inOtherEngines = process.env['ENGINES'] === '1';

/** Journeys and promises run against the composed production site, served as a host would serve it. */
export default defineConfig({
  testDir: '.',
  // The long ones run in `npm run test:promises`, each night.
  ...(process.env['FULL'] !== '1' && { grepInvert: /@nightly/ }),
  fullyParallel: true,
  workers: 3,
  // Repeated once, with a trace; a test that passes only then has failed all the same.
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
        // Releases take longest: begun first, they do not keep the others waiting at the end. Each command is a process of
        // its own, which takes a while on a busy machine.
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
