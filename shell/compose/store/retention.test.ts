/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prunable, removeStaleReleases } from './retention';

const day = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-03-01T00:00:00Z');
const shelf = (...ages: number[]) => ages.map((age, index) => ({ version: `v${index}`, at: now - age * day }));

describe('prunable', () => {
  it('keeps the newest five, however old', () => {
    expect(prunable(shelf(100, 200, 300, 400, 500), new Set(), now)).toEqual([]);
  });

  it('keeps all of the last 30 days', () => {
    expect(prunable(shelf(1, 2, 3, 4, 5, 6, 7, 29), new Set(), now)).toEqual([]);
  });

  it('lets the others go, oldest last', () => {
    expect(prunable(shelf(1, 50, 2, 40, 3, 60, 4), new Set(), now)).toEqual(['v1', 'v5']);
  });

  it('keeps what a record names', () => {
    expect(prunable(shelf(31, 32, 33, 34, 35, 36, 37), new Set(['v5']), now)).toEqual(['v6']);
  });

  it('takes a release from the future for a new one', () => {
    expect(prunable(shelf(1, 1, 1, 1, 1, -1, -400), new Set(), now)).toEqual([]);
  });
});

describe('removeStaleReleases', () => {
  let dist: string;
  beforeEach(async () => {
    dist = await mkdtemp(path.join(tmpdir(), 'clear-'));
  });
  afterEach(() => rm(dist, { recursive: true }));

  const at = (...parts: string[]) => path.join(dist, ...parts);

  it('removes releases that were being made, and no other', async () => {
    await mkdir(at('releases', 'events', '0123456789abcdef'), { recursive: true });
    await mkdir(at('releases', '.events-1234', 'images'), { recursive: true });
    await removeStaleReleases(at('releases'));
    expect(await readdir(at('releases'))).toEqual(['events']);
    expect(await readdir(at('releases', 'events'))).toEqual(['0123456789abcdef']);
  });

  it('finds nothing to do where nothing is', async () => {
    await removeStaleReleases(at('releases'));
    expect(await readdir(dist)).toEqual([]);
  });
});
