/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { dirs } from '../system/dirs';

const run = (...asked: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'shell/cli/site.ts', ...asked], { cwd: dirs.root, encoding: 'utf8' });

describe('the commands', () => {
  it('reject extra arguments, and show their usage', () => {
    const { status, stderr } = run('sections', 'events', '748b571fa3');
    expect(stderr).toMatch(/^error: too many arguments for 'sections'.*--older/s);
    expect(status).toBe(1);
  });

  it('name the option for a release that follows a section', () => {
    const { status, stderr } = run('rollback', 'events', '748b571fa3');
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: "'748b571fa3' is the name of a release. Write --to 748b571fa3\n",
    });
  });
});
