/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeStaleReleases, removeStaleSites } from './removeStaleFiles';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'clear-'));
});
afterEach(() => rm(dist, { recursive: true }));

const at = (...parts: string[]) => path.join(dist, ...parts);

describe('removeStaleReleases', () => {
  it('removes releases that were being made, and no other', async () => {
    await mkdir(at('releases', 'events', '0123456789abcdef'), { recursive: true });
    await mkdir(at('releases', '.events-1234', 'images'), { recursive: true });
    await removeStaleReleases(at('releases'));
    expect(await readdir(at('releases'))).toEqual(['events']);
    expect(await readdir(at('releases', 'events'))).toEqual(['0123456789abcdef']);
  });

  it('finds nothing to do where nothing is', async () => {
    await removeStaleReleases(at('releases'));
    expect(await readdir(dist)).toEqual([]);
  });
});

describe('removeStaleSites', () => {
  it('removes sites that were being composed, and not the live one', async () => {
    await mkdir(at('sites', 'torn', 'events'), { recursive: true });
    await mkdir(at('sites', 'live'), { recursive: true });
    await writeFile(at('sites', 'live', 'status.json'), '{"packages":[]}');
    await symlink('sites/live', at('site'));
    await symlink('sites/torn', at('site.next'));
    await removeStaleSites(at('sites'), at('site'));
    expect((await readdir(dist)).sort()).toEqual(['site', 'sites']);
    expect(await readdir(at('sites'))).toEqual(['live']);
  });

  it('finds nothing to do where nothing is', async () => {
    await removeStaleSites(at('sites'), at('site'));
    expect(await readdir(dist)).toEqual([]);
  });
});
