import { spawnSync } from 'node:child_process';
import { dirs } from '../compose/dirs';
import { describeSystemError } from './runCommand';

const failing = (code: string, path?: string) => Object.assign(new Error(code), { code, ...(path && { path }) });

describe('describeSystemError', () => {
  it('gives problem and remedy in one line', () => {
    expect(describeSystemError(failing('EACCES', '/srv/dist/lock'))).toBe(
      '/srv/dist/lock: this account may not write or read there; give it the right, or name another folder with SITE_DIST. The site is as it was.',
    );
    expect(describeSystemError(failing('ENOSPC'))).toBe(
      `${dirs.dist}: the disk is full; free some room and try again. The site is as it was.`,
    );
  });

  it('names what is no folder', () => {
    expect(describeSystemError(failing('ENOTDIR', '/dev/null/x'))).toMatch(
      /^\/dev\/null\/x: that is no folder, .*SITE_DIST/,
    );
  });

  it('recognises a read-only disk by the error of Node about a folder that it cannot make', () => {
    const refused = Object.assign(failing('ENOENT', '/srv/dist/sites/one'), { syscall: 'mkdir' });
    expect(describeSystemError(refused)).toContain('/srv/dist/sites/one: the disk is read-only; ');
  });

  it('names the folder of a move that stands on another disk', () => {
    const moved = Object.assign(failing('EXDEV', '/srv/dist/work/one'), { dest: '/srv/dist/sites/one' });
    expect(describeSystemError(moved)).toMatch(/^\/srv\/dist\/sites\/one: .* on a disk of its own, .*SITE_DIST/);
  });

  it('leaves other errors alone', () => {
    expect(describeSystemError(failing('ENOENT', '/srv/dist/sites/one'))).toBeNull();
    expect(describeSystemError(new TypeError('x is not a function'))).toBeNull();
  });
});

describe('the commands', () => {
  it('do nothing where a word is left over, and say what they take', () => {
    const program = ['--import', 'tsx', 'shell/cli/site.ts', 'rollback', 'events', '748b571fa3'];
    const { status, stderr } = spawnSync(process.execPath, program, { cwd: dirs.root, encoding: 'utf8' });
    expect(stderr).toMatch(/^error: too many arguments for 'rollback'.*--to <release>/s);
    expect(status).toBe(1);
  });
});
