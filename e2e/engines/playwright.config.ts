import { defineConfig } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 4174);

/** The main journeys in other engines and in text browsers, which Playwright runs and WebDriver drives. */
export default defineConfig({
  testDir: '.',
  workers: 1,
  timeout: 90_000,
  forbidOnly: true,
  outputDir: '../../dist/test/engines',
  reporter: [['line'], ['json']],
  use: { baseURL: `http://127.0.0.1:${port}` },
  webServer: {
    command: 'npm run --silent preview',
    cwd: '../..',
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
