// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './packages.js';

/** The commands that start a browser of the Chromium family. */
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Returns the path of an installed program, or null if this machine does not have it.
 * @param {string} command
 */
export function installedProgram(command) {
  const { status, stdout } = spawnSync('which', [command], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** Returns the path of the browser that Playwright downloaded, or null if there is none. */
function downloadedChromium() {
  /** @type {typeof import('playwright')} */
  const { chromium } = createRequire(path.join(root, 'e2e/package.json'))('playwright');
  const file = chromium.executablePath();
  return existsSync(file) ? file : null;
}

/**
 * Returns the path of the Chromium for browser tests. It prefers `CHROMIUM_PATH`, then an installed browser, then
 * Playwright's own. It returns null if this machine has none, and installs nothing.
 * @throws Error with one line if `CHROMIUM_PATH` names a file that does not exist.
 */
export function presentChromium(named = process.env['CHROMIUM_PATH']) {
  if (!named) return commands.map(installedProgram).find((found) => found !== null) ?? downloadedChromium();
  if (existsSync(named)) return named;
  throw new Error(
    `CHROMIUM_PATH is ${named}, which does not exist. Set it to the path of an installed browser, or unset it.`,
  );
}
