/** @jest-environment node */
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { exampleCandidate, exampleReleases } from './exampleRelease';
import { parseRelease } from './parseRelease';
import { manifestFile } from './Release';
import type { Release } from './Release';
import { versionOf } from './versionOf';

describe('parseRelease', () => {
  let text: string;
  let release: Release;
  beforeAll(async () => {
    const releases = await exampleReleases();
    const candidate = await exampleCandidate(releases);
    text = await readFile(path.join(candidate.folder, manifestFile), 'utf8');
    release = candidate.release;
    for (const folder of [releases, `${releases}-built`]) await rm(folder, { recursive: true });
  });

  /** The description after a change, with a version that fits it again. */
  const changed = (change: Partial<Record<keyof Release, unknown>>) => {
    const { version, ...content } = { ...release, ...change } as Release;
    return JSON.stringify({ ...content, version: change.version ?? versionOf(content) ?? version });
  };

  it('reads what was written', () => {
    expect(parseRelease(text, 'events', 'section.json')).toEqual(release);
  });

  it.each([
    ['name', { name: 'about' }],
    ['container', { container: 'alert(1)' }],
    ['contract', { contract: '1' }],
    ['pages', { pages: [1] }],
    ['script', { script: { file: '../remoteEntry.js', integrity: 'sha384-a' } }],
    ['style', { style: null }],
    ['prerender', { prerender: { file: 'prerender.cjs', integrity: 'md5-1' } }],
    ['assets', { assets: [{ file: 'images/../../../etc/passwd', integrity: `sha384-${'a'.repeat(64)}` }] }],
    ['assets', { assets: [{ file: 'images/.hidden', integrity: `sha384-${'a'.repeat(64)}` }] }],
  ])('refuses another %s', (field, change) => {
    expect(() => parseRelease(changed(change), 'events', 'section.json')).toThrow(
      `events: section.json has no right '${field}'`,
    );
  });

  it('refuses a version that is not the one of its content', () => {
    expect(() => parseRelease(changed({ version: '0123456789abcdef' }), 'events', 'section.json')).toThrow(
      `events: section.json calls itself 0123456789abcdef, but its content is ${release.version}`,
    );
  });

  it.each(['', 'null', '[', '"text"'])('refuses %j', (nothing) => {
    expect(() => parseRelease(nothing, 'events', 'section.json')).toThrow('events: section.json is not JSON');
  });
});
