/** @jest-environment node */
import { sectionOf, shell } from '@site/build/packages';
import type { Branches } from '../store/branches';
import type { Store } from '../store/store';
import { Refusal } from '../../system/UserError';
import { buildChanges } from './buildChanges';
import type { Change } from './Change';

const mockProblems = new Map<string, readonly string[]>();
jest.mock('./checkSources', () => ({ checkSources: () => Promise.resolve(mockProblems) }));
jest.mock('../render/renderSection', () => ({ liveShell: (release: unknown) => Promise.resolve(release) }));
afterEach(() => mockProblems.clear());

const live = new Map([
  ['shell', []],
  ['about', []],
  ['events', []],
]) as unknown as Branches;

const change = (name: string, fault?: string): Change => ({
  pkg: name === 'shell' ? shell : sectionOf({ name }),
  title: `build ${name}`,
  isBuilt: true,
  build: () =>
    fault
      ? Promise.reject(new Refusal(name, fault))
      : Promise.resolve({ release: {}, tree: name, subject: '', trailers: {} } as never),
});

const built = (branches: Branches, isOptional: boolean, ...changes: readonly Change[]) =>
  buildChanges({} as Store, { changes, isOptional }, branches);

describe('buildChanges', () => {
  it('takes the valid changes and names the others if none is required', async () => {
    mockProblems.set('about', ['about: a.ts:1:1 is wrong; fix it and release again']);
    const { changes, notes, refused } = await built(
      live,
      true,
      change('about'),
      change('events', 'loops'),
      change('services', 'loops too'),
      change('shell'),
    );
    expect(changes.map(({ tree }) => tree)).toEqual(['shell']);
    expect([...refused].sort()).toEqual(['about', 'events', 'services']);
    expect([...notes].sort()).toEqual([
      '⚠ about: a.ts:1:1 is wrong; fix it and release again; meanwhile its last good release stays',
      '⚠ events: loops; meanwhile its last good release stays',
      '⚠ services: loops too; it has no other release, and is left out',
    ]);
  });

  it('fails with every fault in required changes, those in sources first', async () => {
    mockProblems.set('about', ['about: a.ts:1:1 is wrong']);
    await expect(built(live, false, change('events', 'loops'), change('about', 'does not build'))).rejects.toThrow(
      /^about: a\.ts:1:1 is wrong\nevents: loops\nabout: does not build$/,
    );
  });

  it('builds the shell before the sections that wait for it, whatever the order of their names', async () => {
    const waiting = (name: string): Change => ({
      ...change(name, undefined),
      build: async ({ shells }) => {
        await shells()[Symbol.asyncIterator]().next();
        return { release: {}, tree: name, subject: '', trailers: {} } as never;
      },
    });
    const { changes } = await built(live, false, waiting('about'), waiting('events'), change('shell'));
    expect(changes.map(({ tree }) => tree)).toEqual(['shell', 'about', 'events']);
  }, 5000);

  it('fails if there is no shell to fall back on', async () => {
    await expect(built(new Map(), true, change('shell', 'loops'))).rejects.toThrow('shell: loops');
  });
});
