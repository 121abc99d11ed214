/** @jest-environment node */
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { exampleRelease, exampleReleases } from './stage/exampleRelease';
import { manifestFile, parseRelease, versionOf } from './Release';
import type { Release } from './Release';

describe('parseRelease', () => {
  let text: string;
  let release: Release;
  beforeAll(async () => {
    const releases = await exampleReleases();
    const staged = await exampleRelease(releases);
    text = await readFile(path.join(staged.folder, manifestFile), 'utf8');
    release = staged.release;
    for (const folder of [releases, `${releases}-built`]) await rm(folder, { recursive: true });
  });

  /** The manifest after a change, with a version that fits it again. */
  const changed = (change: Readonly<Record<string, unknown>>) => {
    const { version, ...content } = { ...release, ...change } as Release;
    return JSON.stringify({ ...content, version: change['version'] ?? versionOf(content) ?? version });
  };

  it('reads what was written', () => {
    expect(parseRelease(text, 'events', 'release.json')).toEqual(release);
  });

  const integrity = `sha384-${'a'.repeat(64)}`;

  it.each([
    ['kind', { kind: 'page' }],
    ['name', { name: 'about' }],
    ['container', { container: 'alert(1)' }],
    ['contract', { contract: '1' }],
    ['requires', { requires: { react: 'nineteen' } }],
    ['requires', { requires: undefined }],
    ['provides', { provides: { react: '19.3.1' } }],
    ['pages', { pages: [1] }],
    ['script', { script: { file: '../remoteEntry.js', integrity } }],
    ['start', { start: { file: 'start.js', integrity } }],
    ['style', { style: null }],
    ['prerender', { prerender: { file: 'prerender.cjs', integrity: 'md5-1' } }],
    ['assets', { assets: [{ file: 'images/../../../etc/passwd', integrity }] }],
    ['assets', { assets: [{ file: 'images/.hidden', integrity }] }],
  ])('refuses another %s', (field, change) => {
    expect(() => parseRelease(changed(change), 'events', 'release.json')).toThrow(
      `events: release.json has no right '${field}'`,
    );
  });

  it('refuses a version that is not the one of its content', () => {
    expect(() => parseRelease(changed({ version: '0123456789abcdef' }), 'events', 'release.json')).toThrow(
      `events: release.json calls itself 0123456789abcdef, but its content is ${release.version}`,
    );
  });

  it.each(['', 'null', '[', '"text"'])('refuses %j', (nothing) => {
    expect(() => parseRelease(nothing, 'events', 'release.json')).toThrow('events: release.json is not JSON');
  });
});
