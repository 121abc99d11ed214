/** @jest-environment node */
import { createHash } from 'node:crypto';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** The source of a typical test: it creates a repository, sets its user and commits. */
const careless = `
const { execFileSync, execSync } = require('node:child_process');
const { appendFileSync, mkdtempSync, mkdirSync, writeFileSync } = require('node:fs');
const { homedir, tmpdir } = require('node:os');
const path = require('node:path');

it('works in a repository of its own', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'careless-'));
  const git = (...args) => execFileSync('git', args, { cwd: folder });
  git('init', '--quiet', '--bare', path.join(folder, 'store.git'));
  git('init', '--quiet');
  git('config', 'user.name', 'Somebody Else');
  git('config', '--global', 'core.bare', 'true');
  writeFileSync(path.join(folder, 'file'), 'words');
  git('-c', 'core.bare=false', 'add', '--all');
  git('-c', 'core.bare=false', 'commit', '--quiet', '--message', 'A commit');
  git('-c', 'core.bare=false', 'branch', 'another');
  appendFileSync(path.join(homedir(), '.profile'), 'words');
  mkdirSync(process.env.SITE_DIST, { recursive: true });
  writeFileSync(path.join(process.env.SITE_DIST, 'site'), 'another site');
});
`;

let place: string;
beforeAll(() => {
  place = mkdtempSync(path.join(tmpdir(), 'hook-'));
});
afterAll(() => rmSync(place, { recursive: true }));

/** Returns the hash of every file below the folder. */
function everything(): Readonly<Record<string, string>> {
  const entries = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(
    files.map((file) => [path.relative(place, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

describe('a unit test run', () => {
  it('changes nothing in the repository, its work trees, the home folder or the site, even in a git hook', () => {
    const at = (name: string) => path.join(place, name);
    for (const folder of ['tests', 'home', 'dist']) mkdirSync(at(folder));
    writeFileSync(at('tests/careless.test.ts'), careless);
    writeFileSync(at('home/.gitconfig'), '[user]\n\tname = Owner\n\temail = owner@localhost\n');
    writeFileSync(at('dist/site'), 'the live site');
    const git = (...args: readonly string[]) => execFileSync('git', ['-C', at('repository'), ...args]);
    execFileSync('git', ['init', '--quiet', at('repository')]);
    writeFileSync(at('repository/page'), 'words');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Begin');
    git('worktree', 'add', '--quiet', at('linked'));
    const before = everything();
    // Git sets these variables for a hook in a linked work tree.
    const gitDir = at('repository/.git/worktrees/linked');
    const hook = { GIT_DIR: gitDir, GIT_WORK_TREE: at('linked'), GIT_INDEX_FILE: path.join(gitDir, 'index') };
    const machine = { HOME: at('home'), USERPROFILE: at('home'), SITE_DIST: at('dist'), GIT_CONFIG_GLOBAL: undefined };
    // Compilers may write to this cache.
    const caches = { XDG_CACHE_HOME: process.env['XDG_CACHE_HOME'] ?? path.join(tmpdir(), 'caches-of-tests') };
    const config = { rootDir: root, roots: [at('tests')], preset: './shell/build/jest/jest-preset.js' };
    const program = [path.join(root, 'node_modules/jest/bin/jest.js'), '--config', JSON.stringify(config)];
    const { status, stderr } = spawnSync(process.execPath, program, {
      cwd: root,
      env: { ...process.env, ...hook, ...machine, ...caches },
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringContaining('1 passed') as string });
    expect(everything()).toEqual(before);
  });
});
