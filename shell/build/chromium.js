// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './packages.js';

/** What browsers of Chromium's family are called on a command line. */
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of a program of this machine; null where it is not installed.
 * @param {string} command
 */
export function installedProgram(command) {
  const { status, stdout } = spawnSync('which', [command], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** The browser that Playwright downloads; null where it has not. */
function downloadedChromium() {
  /** @type {typeof import('playwright')} */
  const { chromium } = createRequire(path.join(root, 'e2e/package.json'))('playwright');
  const file = chromium.executablePath();
  return existsSync(file) ? file : null;
}

/**
 * The path of the Chromium that browser tests run in: the one named by `CHROMIUM_PATH`, else an installed one, else
 * Playwright's own; null where this machine has none. Nothing is installed.
 * @throws Error in one line where `CHROMIUM_PATH` names no file.
 */
export function presentChromium(named = process.env['CHROMIUM_PATH']) {
  if (!named) return commands.map(installedProgram).find((found) => found !== null) ?? downloadedChromium();
  if (existsSync(named)) return named;
  throw new Error(`CHROMIUM_PATH is ${named}, which does not exist; name a browser of this machine, or unset it`);
}
