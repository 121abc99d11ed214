/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PackageRelease, Release } from '../Release';
import { liveShell, loadSection, loadShell, renderSection } from './renderSection';
import type { Runner } from '../runner/startRunner';
import type { LiveShell } from './Site';

const mockShell = {
  contracts: [3],
  provides: { react: '19.2.9' },
  pages: [{ path: '/', title: 'Home', description: 'A door', structuredData: [] }],
  scriptPolicyName: 'sections',
  registryElementId: 'registry',
  facts: {},
};
const page = {
  title: 'Books',
  description: 'Every book of the library, from the oldest to those of this year',
  Page: { isFunction: true },
  structuredData: [],
  movedFrom: [],
};
const mockSection = {
  contract: 3,
  requires: { react: '^19.0.0' },
  pages: [
    { ...page, path: '/books', files: [{ path: '/books.txt', type: 'text/plain', text: { isFunction: true } }] },
    { ...page, path: '/books/new', files: [] },
  ],
  events: [],
};
const mockAnswers: Readonly<Record<string, unknown>> = {
  loadShell: mockShell,
  loadSection: mockSection,
  renderRegion: '<h1>Books</h1>',
  writeFile: 'A book',
};
const mockLimitTime = jest.fn();
jest.mock('../runner/startRunner', () => ({
  withRunner: (use: (runner: unknown) => unknown) =>
    use({ ask: (kind: string) => Promise.resolve(mockAnswers[kind]), limitTime: mockLimitTime }),
}));
jest.mock('../memory', () => ({ remember: (_: string, __: unknown, make: () => unknown) => make() }));
jest.mock('../contract/validateFiles', () => ({ validateFiles: () => Promise.resolve() }));

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'release-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('a release without its prerender bundle', () => {
  const runner = {} as Runner;

  it('is a fault of its section or of the shell', async () => {
    await expect(loadSection(runner, 'events', folder, '2026-11-24')).rejects.toMatchObject({
      owner: 'events',
      message: 'events: prerender.cjs is missing; build and release it again',
    });
    await expect(loadShell(runner, folder)).rejects.toMatchObject({ owner: 'shell' });
  });
});

describe('liveShell', () => {
  const live = (manifest: object) => {
    writeFileSync(path.join(folder, 'prerender.cjs'), '');
    writeFileSync(path.join(folder, 'release.json'), JSON.stringify(manifest));
    return liveShell({ name: 'shell', version: 'one', folder } as Release);
  };

  it('takes a shell whose manifest has what its bundle has', async () => {
    await expect(live(mockShell)).resolves.toMatchObject({ contracts: [3] });
  });

  it.each([
    ['contracts', { contracts: [3, 2] }],
    ['contracts', { contracts: undefined }],
    ['provides', { provides: { react: '20.0.0' } }],
    ['pages', { pages: [] }],
  ])('refuses a shell whose manifest has other %s', async (field, other) => {
    await expect(live({ ...mockShell, ...other })).rejects.toThrow(
      `shell: release.json names other ${field} than the bundle has; build and release it again`,
    );
  });
});

describe('renderSection', () => {
  const rendered = (manifest: object) => {
    writeFileSync(path.join(folder, 'prerender.cjs'), '');
    writeFileSync(path.join(folder, 'release.json'), JSON.stringify(manifest));
    const release = { name: 'books', version: 'one', folder } as Release;
    const shell = { ...mockShell, release } as unknown as LiveShell;
    const moment = { day: '2026-11-24', origin: 'https://a.test' } as const;
    return renderSection({ name: 'books', release } as PackageRelease, shell, moment);
  };

  it('limits the time of all pages and files of a section together', async () => {
    const { regions, files } = await rendered(mockSection);
    expect([regions.length, files.length]).toEqual([2, 1]);
    expect(mockLimitTime.mock.calls).toEqual([[3]]);
  });

  it('says which packages to release together if the shell gives a page another address', async () => {
    const pages = [{ path: '/books' }, { path: '/books/latest' }];
    await expect(rendered({ ...mockSection, pages })).rejects.toThrow(
      'books: has the page /books/new on this shell, and release.json does not name it; release both: npm run release -- shell books',
    );
  });
});
