// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';

/** Variables by which a program finds what belongs to this machine: those of git in a hook, of the site, of people and of CI. */
const ofTheMachine = /^(GIT|SITE|XDG|GITHUB|RUNNER)_|^(CI|PORT|SECTION_ORIGINS|EDITOR|VISUAL|EMAIL)$/;

/** Those that change nothing: the certificates that git trusts here, and where compilers keep what can be made again. */
const stays = /^(GIT_SSL_\w+|XDG_CACHE_HOME)$/;

/** Where Playwright keeps browsers on this system, unless a variable names another folder. @param {string} home */
function browsersOf(home) {
  if (process.platform === 'darwin') return path.join(home, 'Library/Caches/ms-playwright');
  return path.join(home, process.platform === 'win32' ? 'AppData/Local' : '.cache', 'ms-playwright');
}

/**
 * Takes everything out of the environment by which a test could reach the work tree, the store, the git configuration or the
 * home folder of whoever runs it. Every program that a test starts inherits that. Packages, browsers and caches stay where they are.
 * @param {readonly string[]} [kept] Variables to leave as they are.
 */
export function isolateTests(kept = []) {
  const before = homedir();
  process.env['PLAYWRIGHT_BROWSERS_PATH'] ??= browsersOf(before);
  process.env['XDG_CACHE_HOME'] ??= path.join(before, '.cache');
  process.env['npm_config_cache'] ??= path.join(before, '.npm');
  process.env['npm_config_userconfig'] ??= path.join(before, '.npmrc');
  for (const name of Object.keys(process.env)) {
    if (ofTheMachine.test(name) && !stays.test(name) && !kept.includes(name)) Reflect.deleteProperty(process.env, name);
  }
  const home = mkdtempSync(path.join(tmpdir(), 'home-of-tests-'));
  process.once('exit', () => rmSync(home, { recursive: true, force: true }));
  const settings = path.join(home, '.gitconfig');
  writeFileSync(settings, '[user]\n\tname = Test\n\temail = test@localhost\n[init]\n\tdefaultBranch = main\n');
  process.env['HOME'] = process.env['USERPROFILE'] = home;
  process.env['GIT_CONFIG_NOSYSTEM'] = '1';
  // What is built by a test that names no folder, and what such a test would remove.
  if (!kept.includes('SITE_DIST')) process.env['SITE_DIST'] = path.join(home, 'dist');
}
