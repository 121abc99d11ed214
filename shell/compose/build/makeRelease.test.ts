/** @jest-environment node */
import { moduleFile } from '@site/build/moduleNames';
import { sectionOf } from '@site/build/packages';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeTree } from '../store/releaseFolder';
import type { Store } from '../store/store';
import { assertUnchanged, fromSources, makeRelease } from './makeRelease';

const mockData = {
  ...{ contract: 2, requires: { react: '^19.0.0' }, events: [] },
  pages: [{ path: '/club', title: 'Club', description: 'Words', Page: { isFunction: true } }],
};
jest.mock('../runner/startRunner', () => ({
  withRunner: (use: (runner: unknown) => unknown) => use({ ask: async () => mockData }),
}));
jest.mock('../render/renderSection', () => ({
  ...jest.requireActual<object>('../render/renderSection'),
  loadShell: async () => ({}),
}));
jest.mock('../store/releaseFolder', () => ({
  writeTree: jest.fn(async () => 'tree'),
  checkOut: async () => ({}),
  findCached: async () => ({}),
}));
let mockModules = ['games.ts'];
jest.mock('node:child_process', () => ({
  ...jest.requireActual<object>('node:child_process'),
  fork: () => {
    throw new Error('it is built again');
  },
}));
const mockProblem = 'shared-data/entries/games/chess.yaml:2 · title: nothing – wanted a text';
jest.mock('./sources', () => ({
  ...jest.requireActual<object>('./sources'),
  lastBuild: async () => ({ modules: mockModules, newestShell: 'one', tree: 'tree' }),
  invalidEntries: (modules: readonly string[]) => (modules.includes('games.ts') ? [mockProblem] : []),
}));

const shell = { contracts: [2], provides: { react: '19.2.0' } };
const fitting = (contracts: readonly number[] = [2], version = 'one') =>
  async function* () {
    yield { ...shell, contracts, release: { folder: '', version } } as never;
  };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  for (const file of ['remoteEntry.js', 'prerender.cjs', 'notes.txt']) writeFileSync(path.join(folder, file), 'code');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Makes a release of the folder, and returns its files with their texts. */
async function made(shells = fitting()) {
  await makeRelease({} as Store, sectionOf({ name: 'club' }), folder, ['b.ts', 'a.ts'], shells);
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(files.map(({ name }) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

describe('fromSources', () => {
  const build = (shells = fitting()) =>
    fromSources(sectionOf({ name: 'club' })).build({ store: {} as Store, shells, onProgress: () => {} });

  it('refuses a package that shows an invalid entry, and names its problem in one line', async () => {
    await expect(build()).rejects.toThrow(`club: ${mockProblem}; fix it and release again`);
  });

  it('reuses the last build only below the same newest shell, whose addresses its release has', async () => {
    mockModules = [];
    await expect(build()).resolves.toMatchObject({ tree: 'tree', newestShell: 'one' });
    await expect(build(fitting([2], 'two'))).rejects.toThrow('it is built again');
  });
});

describe('makeRelease', () => {
  it('contains only the build and its manifest, which do not depend on the time', async () => {
    const first = await made();
    expect(Object.keys(first)).toEqual(['prerender.cjs', 'release.json', 'remoteEntry.js']);
    expect(JSON.parse(first['release.json'] ?? '')).toMatchObject({ name: 'club', kind: 'section', contract: 2 });
    jest.useFakeTimers({ now: Date.now() + 1e9, doNotFake: ['nextTick', 'setImmediate'] });
    expect(await made().finally(() => jest.useRealTimers())).toEqual(first);
  });

  it('refuses a section that fits no shell, and writes nothing', async () => {
    jest.mocked(writeTree).mockClear();
    await expect(made(fitting([3]))).rejects.toThrow(
      /^club: section\.ts is built for contract 2, this site supports 3/,
    );
    expect(writeTree).not.toHaveBeenCalled();
  });
});

describe('assertUnchanged', () => {
  const module = '@site/build/moduleNames.js';
  const saved = statSync(moduleFile(module)).mtimeMs;

  it('names a module that was saved after the time', async () => {
    await expect(assertUnchanged('events', ['gone.ts', module], saved - 1)).rejects.toThrow(
      `events: ${module} was changed while it was built; release again`,
    );
  });

  it('accepts modules that were saved before the time', async () => {
    await expect(assertUnchanged('events', ['gone.ts', module], saved)).resolves.toBeUndefined();
  });
});
