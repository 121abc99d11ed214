/** @jest-environment node */
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderSource, stageRelease } from './stageRelease';
import { exampleRelease, exampleReleases } from './exampleRelease';
import { manifestFile } from '../Release';

describe('stageRelease', () => {
  let elsewhere: string;
  let releases: string;
  beforeEach(async () => {
    releases = await exampleReleases();
    elsewhere = (await exampleRelease(releases)).folder;
    await rename(elsewhere, `${releases}-elsewhere`);
    elsewhere = `${releases}-elsewhere`;
  });
  afterEach(async () => {
    for (const folder of [releases, elsewhere, `${releases}-built`]) await rm(folder, { recursive: true });
  });

  const source = () => {
    const found = folderSource('events', elsewhere);
    if (!found) throw new Error('no release there');
    return found;
  };

  it('brings a whole release', async () => {
    const { folder, release } = await stageRelease(releases, 'events', source());
    expect((await readdir(folder, { recursive: true })).sort()).toEqual(
      (await readdir(elsewhere, { recursive: true })).sort(),
    );
    expect(await readFile(path.join(folder, release.script.file), 'utf8')).toBe('var mfeEvents = {};');
    expect(await readFile(path.join(folder, manifestFile), 'utf8')).toBe(
      await readFile(path.join(elsewhere, manifestFile), 'utf8'),
    );
  });

  it('refuses a version that is used for other bytes, and leaves nothing', async () => {
    await writeFile(path.join(elsewhere, 'prerender.cjs'), 'other bytes');
    await expect(stageRelease(releases, 'events', source())).rejects.toThrow(
      /^events: .*prerender\.cjs is not the file that [0-9a-f]{16} names; publish a release whole/,
    );
    expect(await readdir(releases)).toEqual([]);
  });

  it('refuses half a release, and leaves nothing', async () => {
    await rm(path.join(elsewhere, 'images'), { recursive: true });
    await expect(stageRelease(releases, 'events', source())).rejects.toThrow('is missing; take a whole release');
    expect(await readdir(releases)).toEqual([]);
  });
});
