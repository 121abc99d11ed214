/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release, StoredRelease } from '../Release';
import { scriptHashes, styleHashes } from './inlineHashes';

let releases: string;

beforeAll(async () => {
  releases = await mkdtemp(path.join(tmpdir(), 'releases-'));
});

afterAll(() => rm(releases, { recursive: true }));

async function stored(name: string, version: string, css: string | null): Promise<StoredRelease> {
  const folder = path.join(releases, name, version);
  await mkdir(folder, { recursive: true });
  const style = css === null ? undefined : { file: 'section.css', integrity: 'sha384-a' };
  if (css !== null) await writeFile(path.join(folder, 'section.css'), css);
  return { release: { name, version, ...(style && { style }) } as Release, folder };
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('styleHashes', () => {
  it('names the live style of each package and the different one before it', async () => {
    const kept = [
      await stored('events', '4', '.a{}'),
      await stored('events', '3', '.a{}'),
      await stored('events', '2', '.b{}'),
      await stored('events', '1', '.c{}'),
      await stored('about', '1', '.d{}'),
      await stored('partner', '1', null),
    ];
    expect(await styleHashes(kept)).toEqual(['.a{}', '.b{}', '.d{}'].map(hashOf));
  });

  it('hashes a style as a document has it', async () => {
    expect(await styleHashes([await stored('services', '1', 'a{}\r\nb{}\rc{}')])).toEqual([hashOf('a{}\nb{}\nc{}')]);
  });

  it('names a style that two packages share once', async () => {
    const kept = [await stored('one', '1', '.same{}'), await stored('two', '1', '.same{}')];
    expect(await styleHashes(kept)).toEqual([hashOf('.same{}')]);
  });
});

describe('scriptHashes', () => {
  it('names what a page runs, and neither what it loads nor its data', () => {
    const page = '<script async src="/a.js"></script><script>go()</script><script type="application/json">{}</script>';
    const [hash, before, ...others] = scriptHashes([page, page.replace('go', 'start')]);
    expect(hash).toBe(`sha256-${createHash('sha256').update('go()').digest('base64')}`);
    expect(before).toBe(`sha256-${createHash('sha256').update('start()').digest('base64')}`);
    expect(others).toEqual([]);
  });
});
