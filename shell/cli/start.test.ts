/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Returns a script that notes the settings of each process of a command, and ends the one that would build. */
const observer = (notes: string) => `
if (process.argv.includes('start')) {
  const { SITE_DIST, SITE_STORE, SITE_SIGNERS } = process.env;
  require('node:fs').appendFileSync(${JSON.stringify(notes)}, JSON.stringify({ SITE_DIST, SITE_STORE, SITE_SIGNERS }) + '\\n');
  if (!SITE_STORE) process.exit(7);
}`;

describe('npm start', () => {
  it('builds with a store of its own if SITE_STORE is set, and returns the exit code', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'start-'));
    try {
      const notes = path.join(folder, 'notes');
      const observing = path.join(folder, 'observer.cjs');
      writeFileSync(observing, observer(notes));
      const shared = { SITE_DIST: folder, SITE_STORE: path.join(folder, 'shared.git'), SITE_SIGNERS: '/nowhere' };
      const program = ['--require', observing, '--import', 'tsx', 'shell/cli/site.ts', 'start'];
      const options = { cwd: root, env: { ...process.env, ...shared }, timeout: 60_000, encoding: 'utf8' } as const;
      const { status, stdout, stderr } = spawnSync(process.execPath, program, options);
      expect({ status, stderr }).toEqual({ status: 7, stderr: '' });
      expect(stdout).toContain('Nothing goes live');
      const settings = readFileSync(notes, 'utf8').trim().split('\n');
      expect(settings.map((line) => JSON.parse(line) as unknown)).toEqual([
        shared,
        { SITE_DIST: path.join(folder, 'local'), SITE_STORE: '', SITE_SIGNERS: '' },
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 60_000);
});
