/** @jest-environment node */
import { UserError } from '../system/UserError';
import { buildChanges } from './build/buildChanges';
import { changeSite } from './changeSite';
import type { Planned } from './plan';
import { assertWritable } from './store/storeDamage';

jest.mock('./store/store', () => ({ openStore: async () => ({ address: '/srv/store.git' }) }));
jest.mock('./store/branches', () => ({ fetchBranches: async () => ({ branches: new Map(), notes: [] }) }));
jest.mock('./store/storeDamage', () => ({ assertWritable: jest.fn() }));
jest.mock('./build/buildChanges', () => ({ buildChanges: jest.fn() }));
jest.mock('../system/removeWork', () => ({ removeWork: async () => {} }));
jest.mock('./memory', () => ({ forgetOldest: async () => {} }));

describe('changeSite', () => {
  const plan = (isBuilt: boolean) => async () => ({ changes: [{ isBuilt }], isOptional: true }) as unknown as Planned;

  it('builds nothing for a store that cannot be written, unless nothing is pushed', async () => {
    jest.mocked(buildChanges).mockRejectedValue(new UserError('it builds'));
    jest.mocked(assertWritable).mockImplementation((store) => {
      throw new UserError(`${store} accepts no release`);
    });
    await expect(changeSite(plan(true))).rejects.toThrow('/srv/store.git accepts no release');
    expect(buildChanges).not.toHaveBeenCalled();
    await expect(changeSite(plan(true), { isTrial: true })).rejects.toThrow('it builds');
    await expect(changeSite(plan(false))).rejects.toThrow('it builds');
  });
});
