/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { removeWork } from './removeWork';

let work: string;
beforeEach(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'work-'));
});
afterEach(() => rm(work, { recursive: true }));

describe('removeWork', () => {
  it('removes only the folders of ended processes on this machine', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    const folders = [`${hostname()}-${pid}`, `${hostname()}-${process.ppid}`, `another-${pid}`, `${hostname()}-own`];
    for (const folder of folders) await mkdir(path.join(work, folder, 'files'), { recursive: true });
    await removeWork(path.join(work, `${hostname()}-own`));
    expect(await readdir(work)).toEqual([`another-${pid}`, `${hostname()}-${process.ppid}`].sort());
  });

  it('does nothing if there is no folder', async () => {
    await expect(removeWork(path.join(work, 'nowhere/own'))).resolves.toBeUndefined();
  });
});
