/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openSite } from '../currentSite';
import { writeCompressed } from './writeCompressed';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'write-'));
});
afterEach(() => rm(home, { recursive: true }));

const text = '<!doctype html><p>An evening of songs.</p>'.repeat(50);
const quality = 9;
const file = 'events/index.html';
const page = (site: string) => path.join(home, site, file);

/** Writes the page of a site that has earlier ones. */
const write = async (site: string, earlier: readonly string[] = [], words = text) => {
  const sites = await Promise.all(earlier.map((name) => openSite(path.join(home, name))));
  return writeCompressed(path.join(home, site), file, words, sites, quality);
};

/** Reads each form as a browser decodes it. */
const read = async (site: string) => [
  await readFile(page(site), 'utf8'),
  brotliDecompressSync(await readFile(`${page(site)}.br`)).toString(),
  gunzipSync(await readFile(`${page(site)}.gz`)).toString(),
];

const inode = async (site: string) => (await stat(`${page(site)}.br`)).ino;

describe('writeCompressed', () => {
  it('writes a file with both compressed forms, and returns the size of the brotli form', async () => {
    expect(await write('one')).toBe((await stat(`${page('one')}.br`)).size);
    expect(await read('one')).toEqual([text, text, text]);
  });

  it('links the forms of the same text in an earlier site, and compresses other text', async () => {
    const size = await write('one');
    expect(await write('two', ['none', 'one'])).toBe(size);
    expect(await inode('two')).toBe(await inode('one'));
    await write('three', ['one'], `${text}!`);
    expect(await read('three')).toEqual([`${text}!`, `${text}!`, `${text}!`]);
  });

  // The folder is removed file by file, so a form may be missing while the page still exists.
  it.each([['br'], ['gz'], ['br', 'gz']])(
    'compresses again if another command removes the earlier site: %s is missing',
    async (...forms) => {
      await write('one');
      await write('two');
      const kept = await inode('two');
      for (const form of forms) await rm(`${page('one')}.${form}`);
      expect(await write('three', ['one'])).toBe((await stat(`${page('three')}.br`)).size);
      expect(await read('three')).toEqual([text, text, text]);
      expect((await readdir(path.dirname(page('three')))).sort()).toEqual([
        'index.html',
        'index.html.br',
        'index.html.gz',
      ]);
      // The next complete site is used.
      await write('four', ['one', 'two']);
      expect(await inode('four')).toBe(kept);
    },
  );

  it('does not change the earlier site if one of its forms disappears after the other was linked', async () => {
    await write('one');
    const before = await readFile(`${page('one')}.br`);
    await rm(`${page('one')}.gz`);
    await write('two', ['one']);
    expect(await readFile(`${page('one')}.br`)).toEqual(before);
    expect(await inode('two')).not.toBe(await inode('one'));
  });
});
