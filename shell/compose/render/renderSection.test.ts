/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '../Release';
import { liveShell, loadSection, loadShell } from './renderSection';
import type { Runner } from '../runner/startRunner';

const mockShell = {
  contracts: [3],
  provides: { react: '19.2.9' },
  pages: [{ path: '/', title: 'Home', description: 'A door', structuredData: [] }],
  scriptPolicyName: 'sections',
  registryElementId: 'registry',
  facts: {},
};
jest.mock('../runner/startRunner', () => ({
  withRunner: (use: (runner: unknown) => unknown) => use({ ask: () => Promise.resolve(mockShell) }),
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
