/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sourcePlace } from './sourcePlace';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bundle-'));
});
afterEach(() => rm(folder, { recursive: true }));

const place = () => ({ file: path.join(folder, 'prerender.cjs'), line: 1, column: 1 });

describe('sourcePlace', () => {
  it('names the line of the source', async () => {
    // One mapping: the first character comes from the third line, fifth column.
    const map = { version: 3, sources: ['/site/mfe-events/src/Gala.tsx'], names: [], mappings: 'AAEI' };
    await writeFile(`${place().file}.map`, JSON.stringify(map));
    expect(await sourcePlace(place(), '/site')).toBe('mfe-events/src/Gala.tsx:3:5');
  });

  it('names none where the bundle was built elsewhere', async () => {
    expect(await sourcePlace(place(), '/site')).toBeNull();
  });
});
