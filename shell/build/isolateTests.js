// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';

/** Environment variables that point to data of this machine: those of git, the site, the user and CI. */
const ofTheMachine = /^(GIT|SITE|XDG|GITHUB|RUNNER)_|^(CI|PORT|SECTION_ORIGINS|EDITOR|VISUAL|EMAIL)$/;

/** Variables that are safe to keep: git's certificates, and the cache folder of compilers. */
const stays = /^(GIT_SSL_\w+|XDG_CACHE_HOME)$/;

/** Returns Playwright's default browser folder on this system. @param {string} home */
function browsersOf(home) {
  if (process.platform === 'darwin') return path.join(home, 'Library/Caches/ms-playwright');
  return path.join(home, process.platform === 'win32' ? 'AppData/Local' : '.cache', 'ms-playwright');
}

/**
 * Removes the variables through which a test could reach the work tree, the store, the git configuration or the home
 * folder. Programs that a test starts inherit the clean environment. Packages, browsers and caches stay where they are.
 * @param {readonly string[]} [kept] Variables to keep.
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
  // Some tests build without naming a folder, and remove the result.
  if (!kept.includes('SITE_DIST')) process.env['SITE_DIST'] = path.join(home, 'dist');
}
