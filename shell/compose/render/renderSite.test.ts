/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { manifestFile, type Release } from '../Release';
import type { Commit, Trailers } from '../store/Commit';
import type { Store } from '../store/store';
import { Refusal as MockRefusal } from '../../system/UserError';
import { shellFinder } from './renderSite';
import type { LiveShell } from './Site';

/** The contracts and modules of each release of the shell, by its tree. */
const mockShells: Readonly<Record<string, { contracts: readonly number[]; provides: { react: string } }>> = {
  four: { contracts: [4], provides: { react: '20.0.0' } },
  both: { contracts: [3, 2], provides: { react: '19.2.0' } },
  three: { contracts: [3], provides: { react: '19.2.0' } },
  two: { contracts: [2], provides: { react: '19.1.0' } },
  broken: { contracts: [2], provides: { react: '19.1.0' } },
};

jest.mock('../store/releaseFolder', () => ({
  readManifest: (_: unknown, tree: string) => Promise.resolve(mockShells[tree]),
  checkOut: (_: unknown, __: string, tree: string) => Promise.resolve({ version: tree }),
}));
jest.mock('../memory', () => ({
  remember: async (_: string, [version = '']: readonly string[]) => {
    if (version === 'broken') throw new MockRefusal('shell', 'prerender.cjs is missing');
    return mockShells[version];
  },
}));
jest.mock('../../git/signedCommit', () => ({
  signatureFault: (_: unknown, id: string) => Promise.resolve(id.startsWith('unsigned') ? 'is not signed' : null),
}));

const folder = mkdtempSync(path.join(tmpdir(), 'shells-'));
afterAll(() => rmSync(folder, { recursive: true }));

const commit = (tree: string, id = tree, trailers: Trailers = {}) => ({ id, tree, trailers }) as Commit;

/** Returns the shell that a section stands on. The history of the shell begins with the newest release. */
async function standsOn(manifest: object | string, ...history: readonly Commit[]): Promise<string> {
  writeFileSync(path.join(folder, manifestFile), typeof manifest === 'string' ? manifest : JSON.stringify(manifest));
  const newest = { ...mockShells['four'], release: { version: 'four' } } as unknown as LiveShell;
  const find = shellFinder({ copy: '' } as Store, newest, [commit('four'), ...history]);
  return (await find({ name: 'events', folder } as Release)).release.version;
}

const needs = (contract: number, react = '>=19') => ({ contract, requires: { react }, pages: [{ path: '/events' }] });

describe('shellFinder', () => {
  it('returns the newest shell with the contract and the modules', async () => {
    expect(await standsOn(needs(4), commit('three'), commit('two'))).toBe('four');
    expect(await standsOn(needs(3), commit('three'), commit('two'))).toBe('three');
    expect(await standsOn(needs(2), commit('three'), commit('two'))).toBe('two');
    expect(await standsOn(needs(2), commit('both'), commit('two'))).toBe('both');
    expect(await standsOn(needs(2, '~19.1.0'), commit('both'), commit('two'))).toBe('two');
  });

  it('skips shells that were rolled back, or that nobody in SITE_SIGNERS signed', async () => {
    const back = commit('two', 'back', { Restores: 'first', 'Stands-in-for': 'bad' });
    expect(await standsOn(needs(2), back, commit('both', 'bad'), commit('two', 'first'))).toBe('two');
    expect(await standsOn(needs(2), commit('both', 'unsigned'), commit('two'))).toBe('two');
  });

  it('skips shells whose release is invalid', async () => {
    expect(await standsOn(needs(2), commit('broken'), commit('two'))).toBe('two');
    await expect(standsOn(needs(2), commit('broken'))).rejects.toThrow('events: section.ts is built for contract 2');
  });

  it.each([
    ['[]', 'names no contract'],
    ['{"contract":"3"}', 'names no contract'],
    ['garbage', 'is not JSON (Unexpected token \'g\', "garbage" is not valid JSON)'],
    [' '.repeat(10_000_001), 'has 10000001 bytes, and may have 10000000'],
  ])('refuses a release with a bad manifest', async (manifest, fault) => {
    await expect(standsOn(manifest, commit('two'))).rejects.toThrow(
      `events: release.json ${fault}; build and release it again`,
    );
  });

  it('refuses a release without a manifest', async () => {
    const find = shellFinder({ copy: '' } as Store, {} as LiveShell, []);
    await expect(find({ name: 'events', folder: path.join(folder, 'none') } as Release)).rejects.toThrow(
      'events: release.json is missing; build and release it again',
    );
  });

  it('says what the newest shell lacks if none fits', async () => {
    await expect(standsOn(needs(1), commit('three'), commit('two'))).rejects.toThrow(
      'events: section.ts is built for contract 1, this site supports 4; rebuild it with the current @site/section',
    );
  });
});
