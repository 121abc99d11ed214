/** @jest-environment node */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { git } from './git';

const { PATH = '' } = process.env;
let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'git-'));
  process.env['PATH'] = `${home}:${PATH}`;
});

afterEach(() => {
  process.env['PATH'] = PATH;
  rmSync(home, { recursive: true });
});

/** Runs a git that prints these lines and fails. */
function failing(...said: readonly string[]) {
  writeFileSync(path.join(home, 'git'), `#!/bin/sh\ncat >&2 <<'END'\n${said.join('\n')}\nEND\nexit 128\n`);
  chmodSync(path.join(home, 'git'), 0o755);
  return git(home, ['fetch']);
}

describe('git', () => {
  it('reports the reason of a failure, without earlier warnings', async () => {
    const warning = 'warning: filtering not recognized by server, ignoring';
    await expect(failing(warning, 'fatal: early EOF')).rejects.toThrow(/^early EOF$/);
  });

  it('throws the error of the system if the local disk is full', async () => {
    for (const said of [
      'fatal: write error: No space left on device',
      'error: unable to write file images/gala.webp\nerror: unable to write file release.json',
      "fatal: sha1 file 'objects/pack/tmp_idx_x' write error. Out of diskspace",
    ])
      await expect(failing('warning: one', said)).rejects.toMatchObject({ code: 'ENOSPC' });
    // The disk of a remote store is not the local disk.
    await expect(failing('remote: fatal: write error: No space left on device')).rejects.not.toHaveProperty('code');
  });
});
