/** @jest-environment node */
import type * as fileSystem from 'node:fs/promises';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { clearUp } from '../clearUp';
import { exampleRelease, exampleReleases } from './exampleRelease';
import { removeRelease } from './removeRelease';
import { storeRelease } from './storeRelease';

jest.mock('node:fs/promises', () => {
  const real = jest.requireActual<typeof fileSystem>('node:fs/promises');
  return { ...real, rm: jest.fn(real.rm) };
});

describe('removeRelease', () => {
  let releases: string;
  beforeEach(async () => {
    releases = await exampleReleases();
  });
  afterEach(async () => {
    for (const place of [releases, `${releases}-built`]) await rm(place, { recursive: true, force: true });
  });

  it('removes a release, and does not mind that it is gone', async () => {
    const { release } = await storeRelease(releases, await exampleRelease(releases));
    await removeRelease(releases, release);
    await removeRelease(releases, release);
    expect(await readdir(releases)).toEqual(['events']);
    expect(await readdir(path.join(releases, 'events'))).toEqual([]);
  });

  it('leaves nothing under its name when it is stopped half-way', async () => {
    const { release } = await storeRelease(releases, await exampleRelease(releases));
    jest.mocked(rm).mockRejectedValueOnce(new Error('stopped'));
    await expect(removeRelease(releases, release)).rejects.toThrow('stopped');
    expect(await readdir(path.join(releases, 'events'))).toEqual([]);

    const { folder } = await storeRelease(releases, await exampleRelease(releases));
    expect(path.basename(folder)).toBe(release.version);
    const dist = path.join(releases, 'no-dist');
    const sites = path.join(dist, 'sites');
    await clearUp({ releases, sites, site: path.join(dist, 'site'), lock: path.join(dist, 'lock') });
    expect(await readdir(releases)).toEqual(['events']);
  });
});
