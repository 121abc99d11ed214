/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { removeStaleFiles } from './removeStaleFiles';
import { withLock } from './withLock';

describe('removeStaleFiles', () => {
  let dist: string;
  beforeEach(async () => {
    dist = await mkdtemp(path.join(tmpdir(), 'clear-'));
  });
  afterEach(() => rm(dist, { recursive: true }));

  const deadPid = spawnSync(process.execPath, ['--eval', '']).pid;
  const at = (...parts: string[]) => path.join(dist, ...parts);
  const places = () => ({ releases: at('releases'), sites: at('sites'), site: at('site'), lock: at('lock') });

  it('removes what killed runs left, and nothing else', async () => {
    await mkdir(at('releases', 'events', '0123456789abcdef'), { recursive: true });
    await mkdir(at('releases', '.events-1234', 'images'), { recursive: true });
    await mkdir(at('sites', 'torn', 'events'), { recursive: true });
    await mkdir(at('sites', 'live'), { recursive: true });
    await writeFile(at('sites', 'live', 'status.json'), '{"packages":[]}');
    await symlink('sites/live', at('site'));
    await symlink('sites/torn', at('site.next'));
    const dead = JSON.stringify({ pid: deadPid, started: null, host: hostname(), since: '', doing: 'x' });
    await writeFile(at('lock'), dead);
    await writeFile(at(`lock.${deadPid}.2f1c`), '{"half":');
    await writeFile(at(`lock.${process.pid}.2f1c`), 'mine');
    await writeFile(at('lock-of-1'), dead);
    await withLock({ lock: at('lock'), doing: 'testing' }, () => removeStaleFiles(places()));
    expect((await readdir(dist)).sort()).toEqual([`lock.${process.pid}.2f1c`, 'releases', 'site', 'sites']);
    expect(await readdir(at('releases'))).toEqual(['events']);
    expect(await readdir(at('sites'))).toEqual(['live']);
  });

  it('finds nothing to do where nothing is', async () => {
    await removeStaleFiles(places());
    expect(await readdir(dist)).toEqual([]);
  });
});
