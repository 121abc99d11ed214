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
const mockProblem = 'shared-data/entries/games/chess.yaml:2 · title: nothing – wanted a text';
jest.mock('./sources', () => ({
  ...jest.requireActual<object>('./sources'),
  lastBuild: async () => ({ modules: ['games.ts'], tree: 'tree' }),
  invalidEntries: (modules: readonly string[]) => (modules.includes('games.ts') ? [mockProblem] : []),
}));

const shell = { contracts: [2], provides: { react: '19.2.0' }, release: { folder: '' } };
const fitting = (contracts: readonly number[] = [2]) =>
  async function* () {
    yield { ...shell, contracts } as never;
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
  it('refuses a package that shows an invalid entry, and names its problem in one line', async () => {
    const { build } = fromSources(sectionOf({ name: 'club' }));
    await expect(build({ store: {} as Store, shells: fitting(), onProgress: () => {} })).rejects.toThrow(
      `club: ${mockProblem}; fix it and release again`,
    );
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
