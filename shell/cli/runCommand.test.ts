/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { dirs } from '../system/dirs';

describe('the commands', () => {
  it('reject extra arguments, and show their usage', () => {
    const program = ['--import', 'tsx', 'shell/cli/site.ts', 'rollback', 'events', '748b571fa3'];
    const { status, stderr } = spawnSync(process.execPath, program, { cwd: dirs.root, encoding: 'utf8' });
    expect(stderr).toMatch(/^error: too many arguments for 'rollback'.*--to <release>/s);
    expect(status).toBe(1);
  });
});
