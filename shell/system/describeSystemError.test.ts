/** @jest-environment node */
import { describeSystemError } from './describeSystemError';
import { dirs } from './dirs';

const failing = (code: string, path?: string) => Object.assign(new Error(code), { code, ...(path && { path }) });

describe('describeSystemError', () => {
  it('names the problem and the remedy in one line', () => {
    expect(describeSystemError(failing('EACCES', '/srv/dist/lock'))).toBe(
      '/srv/dist/lock: this account cannot read or write there. Change its permissions, or choose another folder with SITE_DIST. The site has not changed.',
    );
    expect(describeSystemError(failing('ENOSPC'))).toBe(
      `${dirs.dist}: the disk is full. Free some space and try again. The site has not changed.`,
    );
  });

  it('names a path that is not a folder', () => {
    expect(describeSystemError(failing('ENOTDIR', '/dev/null/x'))).toMatch(
      /^\/dev\/null\/x: that is not a folder, .*SITE_DIST/,
    );
  });

  it('recognizes a read-only disk by the error of Node about a new folder', () => {
    const refused = Object.assign(failing('ENOENT', '/srv/dist/sites/one'), { syscall: 'mkdir' });
    expect(describeSystemError(refused)).toContain('/srv/dist/sites/one: the disk is read-only. ');
  });

  it('names the target of a move to another disk', () => {
    const moved = Object.assign(failing('EXDEV', '/srv/dist/work/one'), { dest: '/srv/dist/sites/one' });
    expect(describeSystemError(moved)).toMatch(/^\/srv\/dist\/sites\/one: .* on another disk, .*SITE_DIST/);
  });

  it('returns null for other errors', () => {
    expect(describeSystemError(failing('ENOENT', '/srv/dist/sites/one'))).toBeNull();
    expect(describeSystemError(new TypeError('x is not a function'))).toBeNull();
  });
});
