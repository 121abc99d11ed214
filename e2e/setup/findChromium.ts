import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** What browsers of Chromium's family are called on a command line. */
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Chromium without windows, as Debian calls it. */
const headlessShell = 'chromium-headless-shell';

function installed(command: string): string | null {
  const { status, stdout } = spawnSync('which', [command], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

const installedChromium = () => commands.map(installed).find((found) => found !== null) ?? null;

const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;

/** Debian and Ubuntu: the system's packages, where this process may install any; not every system has a shell. */
function installFromSystem(): boolean {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  const apt = (...args: string[]) => {
    const [command = '', ...rest] = [...sudo, 'apt-get', '--quiet', ...args];
    return run(command, rest);
  };
  const install = (...packages: string[]) => apt('install', '--yes', '--no-install-recommends', ...packages);
  return apt('update') && (install('chromium', headlessShell) || install('chromium'));
}

/**
 * The path of a Chromium for the browser tests: the one named by `CHROMIUM_PATH`, else an installed one, else Playwright's
 * own, downloaded if need be, else the system's package.
 * @throws Error in one clear line when none can be had.
 */
export function findChromium(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, which does not exist`);
    return named;
  }
  const installed = installedChromium();
  if (installed) return installed;
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  console.log('No Chromium found; installing one…');
  if (run('npx', ['playwright', 'install', 'chromium']) && existsSync(own)) return own;
  if (process.platform === 'linux' && installFromSystem()) {
    const fromSystem = installedChromium();
    if (fromSystem) return fromSystem;
  }
  throw new Error('No Chromium could be installed; install one and name it: CHROMIUM_PATH=/path/to/chromium npm test');
}

/**
 * The path of the Chromium that most tests run in: a headless shell where one is installed, which takes about half the work
 * for the same pages, else the whole browser.
 */
export const findHeadlessChromium = (): string =>
  (process.env['CHROMIUM_PATH'] ? null : installed(headlessShell)) ?? findChromium();

/** The version a browser gives of itself, such as 'Chromium 156.0.8078.73'. */
export const versionOf = (browser: string) =>
  execFileSync(browser, ['--version', '--no-sandbox'], { encoding: 'utf8' }).trim();
