/** @jest-environment node */
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyRelease } from './copyRelease';
import { exampleCandidate, exampleReleases } from './exampleRelease';
import { folderSource } from './folderSource';

describe('copyRelease', () => {
  let elsewhere: string;
  let releases: string;
  beforeEach(async () => {
    releases = await exampleReleases();
    elsewhere = (await exampleCandidate(releases)).folder;
    await rename(elsewhere, `${releases}-elsewhere`);
    elsewhere = `${releases}-elsewhere`;
  });
  afterEach(async () => {
    for (const folder of [releases, elsewhere, `${releases}-built`]) await rm(folder, { recursive: true });
  });

  const source = async () => {
    const found = await folderSource('events', elsewhere);
    if (!found) throw new Error('no release there');
    return found;
  };

  it('brings a whole release', async () => {
    const { folder, release } = await copyRelease(releases, 'events', await source());
    expect((await readdir(folder, { recursive: true })).sort()).toEqual(
      (await readdir(elsewhere, { recursive: true })).sort(),
    );
    expect(await readFile(path.join(folder, release.script.file), 'utf8')).toBe('var mfeEvents = {};');
  });

  it('refuses a version that is used for other bytes, and leaves nothing', async () => {
    await writeFile(path.join(elsewhere, 'prerender.cjs'), 'other bytes');
    await expect(copyRelease(releases, 'events', await source())).rejects.toThrow(
      /^events: .*prerender\.cjs is not the file that [0-9a-f]{16} names; publish a release whole/,
    );
    expect(await readdir(releases)).toEqual([]);
  });

  it('refuses half a release, and leaves nothing', async () => {
    await rm(path.join(elsewhere, 'images'), { recursive: true });
    await expect(copyRelease(releases, 'events', await source())).rejects.toThrow('is missing; take a whole release');
    expect(await readdir(releases)).toEqual([]);
  });
});
