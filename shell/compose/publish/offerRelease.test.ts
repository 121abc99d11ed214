/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderSource, stageRelease } from '../stage/stageRelease';
import { exampleRelease, exampleReleases } from '../stage/exampleRelease';

import { offerRelease } from './offerRelease';

describe('offerRelease', () => {
  let releases: string;
  let folder: string;
  beforeEach(async () => {
    releases = await exampleReleases();
    folder = await mkdtemp(path.join(tmpdir(), 'offer-'));
  });
  afterEach(async () => {
    for (const place of [releases, `${releases}-built`, folder]) await rm(place, { recursive: true });
  });

  const offered = async () => JSON.parse(await readFile(path.join(folder, 'live.json'), 'utf8')) as { version: string };

  it('puts releases side by side and points to the last', async () => {
    const first = await exampleRelease(releases);
    const second = await exampleRelease(releases, 'var mfeEvents = 2;');
    await offerRelease(first, folder);
    expect(await offered()).toEqual({ name: 'events', version: first.release.version });
    await offerRelease(second, folder);
    expect(await offered()).toEqual({ name: 'events', version: second.release.version });
    expect((await readdir(folder)).sort()).toEqual(
      ['_headers', 'live.json', first.release.version, second.release.version].sort(),
    );
  });

  it('offers what another site can copy', async () => {
    const staged = await exampleRelease(releases);
    await offerRelease(staged, folder);
    const source = folderSource('events', path.join(folder, staged.release.version));
    if (!source) throw new Error('no release there');
    expect((await stageRelease(releases, 'events', source)).release).toEqual(staged.release);
  });

  it('goes on after a run that was killed in between', async () => {
    await mkdir(path.join(folder, '.half'));
    await writeFile(path.join(folder, 'live.json.half'), '{');
    const staged = await exampleRelease(releases);
    await offerRelease(staged, folder);
    expect((await readdir(folder)).sort()).toEqual(['_headers', 'live.json', staged.release.version].sort());
  });

  it('says how hosts send it: releases for good and for every origin, the pointer anew', async () => {
    await offerRelease(await exampleRelease(releases), folder);
    const headers = await readFile(path.join(folder, '_headers'), 'utf8');
    expect(headers).toMatch(/^\/\*\n(.*\n)* {2}access-control-allow-origin: \*/);
    expect(headers).toMatch(/\/live\.json\n {2}! cache-control\n {2}cache-control: no-cache/);
  });
});
