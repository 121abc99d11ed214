/** @jest-environment node */
import { UserError } from '../system/UserError';
import { buildChanges } from './build/buildChanges';
import { changeSite, notesOn } from './changeSite';
import type { Planned } from './plan';
import { assertWritable } from './store/storeDamage';

jest.mock('./store/store', () => ({
  openStore: async () => ({ address: '/srv/store.git' }),
  fetchBranches: async () => ({ branches: new Map(), notes: [] }),
}));
jest.mock('./store/storeDamage', () => ({ assertWritable: jest.fn() }));
jest.mock('./build/buildChanges', () => ({ buildChanges: jest.fn() }));
jest.mock('./write/switchSite', () => ({ removeWork: async () => {} }));
jest.mock('./memory', () => ({ forgetOldest: async () => {} }));

const notesOf = (demo: boolean | readonly string[]) =>
  notesOn({
    site: { demo, redirects: [], deadLinks: [], movedLinks: [] },
    choices: new Map(),
    current: null,
    isRollback: true,
  } as unknown as Parameters<typeof notesOn>[0]);

describe('the notes on a change', () => {
  it('name the packages whose samples keep a live site from search engines', async () => {
    expect(await notesOf(['events', 'about'])).toEqual([
      '⚠ Pages of events, about still show samples: search engines may not list them',
    ]);
    // The footer of a demo says that it is one. Search engines list none of its pages.
    expect(await notesOf(true)).toEqual([]);
    expect(await notesOf(false)).toEqual([]);
  });
});

describe('changeSite', () => {
  const plan = (isBuilt: boolean) => async () => ({ changes: [{ isBuilt, isRequired: false }] }) as unknown as Planned;

  it('builds nothing for a store that cannot be written, unless nothing is pushed', async () => {
    jest.mocked(buildChanges).mockRejectedValue(new UserError('it builds'));
    jest.mocked(assertWritable).mockImplementation((store) => {
      throw new UserError(`${store} takes no release`);
    });
    await expect(changeSite(plan(true))).rejects.toThrow('/srv/store.git takes no release');
    expect(buildChanges).not.toHaveBeenCalled();
    await expect(changeSite(plan(true), { isTrial: true })).rejects.toThrow('it builds');
    await expect(changeSite(plan(false))).rejects.toThrow('it builds');
  });
});
