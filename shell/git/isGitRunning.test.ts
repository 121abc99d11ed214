/** @jest-environment node */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isGitRunning } from './isGitRunning';

let home: string;
let proc: string;
let lock: string;

beforeEach(() => {
  home = realpathSync(mkdtempSync(path.join(tmpdir(), 'running-')));
  proc = path.join(home, 'proc');
  lock = path.join(home, 'site.git/refs/heads/events.lock');
  for (const folder of ['proc', 'site.git/refs/heads', 'other.git'])
    mkdirSync(path.join(home, folder), { recursive: true });
  for (const repository of ['site.git', 'other.git']) writeFileSync(path.join(home, repository, 'HEAD'), '');
});

afterEach(() => rmSync(home, { recursive: true }));

/** Adds a process. Its folder is a link, is missing, or cannot be read. */
function addProcess(name: string, folder: string | null | undefined): void {
  const own = mkdtempSync(path.join(proc, '1'));
  writeFileSync(path.join(own, 'comm'), `${name}\n`);
  if (folder === null) writeFileSync(path.join(own, 'cwd'), '');
  else if (folder !== undefined) symlinkSync(path.join(home, folder), path.join(own, 'cwd'));
}

describe('isGitRunning', () => {
  it('finds a git in the repository of the lock', async () => {
    addProcess('node', 'site.git');
    addProcess('git', 'other.git');
    addProcess('git', '.');
    expect(await isGitRunning(lock, proc)).toBe(false);
    addProcess('git-receive-pac', 'site.git');
    expect(await isGitRunning(lock, proc)).toBe(true);
  });

  it('counts a git whose folder cannot be read, such as that of another account', async () => {
    addProcess('node', null);
    // This one has ended meanwhile.
    addProcess('git', undefined);
    expect(await isGitRunning(lock, proc)).toBe(false);
    addProcess('git', null);
    expect(await isGitRunning(lock, proc)).toBe(true);
  });

  it('cannot tell without a list of processes', async () => {
    expect(await isGitRunning(lock, path.join(home, 'none'))).toBeNull();
  });
});
