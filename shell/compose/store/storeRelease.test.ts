/** @jest-environment node */
import type * as fileSystem from 'node:fs/promises';
import { appendFile, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exampleRelease, exampleReleases } from '../stage/exampleRelease';
import { removeStaleReleases } from './retention';
import { readRelease, removeRelease, storeRelease } from './storeRelease';

describe('storeRelease', () => {
  let releases: string;
  beforeEach(async () => {
    releases = await exampleReleases();
  });
  afterEach(async () => {
    await rm(releases, { recursive: true });
    await rm(`${releases}-built`, { recursive: true, force: true });
  });

  it('moves a staged in whole, for everybody to read', async () => {
    const { release, folder } = await storeRelease(releases, await exampleRelease(releases));
    expect(await readdir(releases)).toEqual(['events']);
    expect((await stat(folder)).mode & 0o055).toBe(0o055);
    expect(await readRelease(releases, 'events', release.version)).toEqual({ release, folder });
  });

  it('writes nothing for the same bytes again, and does not take them back', async () => {
    const first = await storeRelease(releases, await exampleRelease(releases));
    const before = await stat(first.folder);
    const again = await storeRelease(releases, await exampleRelease(releases));
    await again.discard();
    expect(again.folder).toBe(first.folder);
    expect((await stat(first.folder)).mtimeMs).toBe(before.mtimeMs);
    expect(await readdir(releases)).toEqual(['events']);
  });

  it('takes back a release that cannot go live, and leaves nothing', async () => {
    const { discard } = await storeRelease(releases, await exampleRelease(releases));
    await discard();
    expect(await readdir(releases)).toEqual([]);
  });

  it('refuses a version whose stored bytes are others', async () => {
    const { folder } = await storeRelease(releases, await exampleRelease(releases));
    await appendFile(path.join(folder, 'remoteEntry.js'), ' ');
    const again = storeRelease(releases, await exampleRelease(releases));
    await expect(again).rejects.toThrow(/^events: .*remoteEntry\.js is not the file that was released; go back/);
    expect(await readFile(path.join(folder, 'remoteEntry.js'), 'utf8')).toMatch(/ $/);
    expect(await readdir(releases)).toEqual(['events']);
  });
});

describe('readRelease', () => {
  it.each([
    ['remoteEntry.js', 'is not the file that was released'],
    ['images/hero.0123.avif', 'is not the file that was released'],
    ['remoteEntry.js.br', 'is not the compressed form of remoteEntry.js'],
    ['section.css.gz', 'is not the compressed form of section.css'],
    ['release.json', 'is not JSON'],
  ])('notices another %s', async (file, complaint) => {
    const releases = await exampleReleases();
    const { release, folder } = await storeRelease(releases, await exampleRelease(releases));
    await writeFile(path.join(folder, file), 'other bytes');
    await expect(readRelease(releases, 'events', release.version)).rejects.toThrow(complaint);
    await rm(path.join(folder, file));
    await expect(readRelease(releases, 'events', release.version)).rejects.toThrow(/^events: .*; /);
    for (const place of [releases, `${releases}-built`]) await rm(place, { recursive: true });
  });

  it('names a release that is not there', async () => {
    await expect(readRelease('/nowhere', 'events', '0123456789abcdef')).rejects.toThrow(
      'events: release 0123456789abcdef is not in /nowhere; choose one that is (npm run sections -- events)',
    );
  });
});

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
    await removeStaleReleases(releases);
    expect(await readdir(releases)).toEqual(['events']);
  });
});
