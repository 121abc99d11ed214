/** @jest-environment node */
import { UserError } from '../system/UserError';
import { buildChanges } from './build/buildChanges';
import { changeSite, isBehind } from './changeSite';
import { openSite, type EarlierSite } from './currentSite';
import type { Planned } from './plan';
import type { Branches } from './store/branches';
import { assertWritable } from './store/storeDamage';

jest.mock('./store/store', () => ({ openStore: async () => ({ address: '/srv/store.git' }) }));
jest.mock('./store/branches', () => ({ fetchBranches: async () => ({ branches: new Map(), notes: [] }) }));
jest.mock('./store/storeDamage', () => ({ assertWritable: jest.fn() }));
jest.mock('./build/buildChanges', () => ({ buildChanges: jest.fn() }));
jest.mock('../system/removeWork', () => ({ removeWork: async () => {} }));
jest.mock('./currentSite', () => ({ openSite: jest.fn() }));
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

describe('isBehind', () => {
  const env = { ...process.env };
  afterEach(() => {
    process.env = { ...env };
  });

  it.each([
    [{}, false],
    [{ SITE_ORIGIN: 'https://clinic.test', SITE_MODE: 'demo' }, false],
    [{ SITE_ORIGIN: 'https://other.test' }, true],
    [{ SITE_MODE: 'live' }, true],
  ])('compares the site with the settings %j', async (settings, expected) => {
    const status = { tips: { events: 'a' }, origin: 'https://clinic.test', mode: 'demo' };
    jest.mocked(openSite).mockResolvedValue({ status } as unknown as EarlierSite);
    process.env = { ...env, SITE_ORIGIN: '', SITE_MODE: '', ...settings };
    expect(await isBehind(new Map([['events', [{ id: 'a' }]]]) as unknown as Branches)).toBe(expected);
  });

  it('names a setting that is invalid', async () => {
    process.env = { ...env, SITE_ORIGIN: 'https://clinic.test/site' };
    await expect(isBehind(new Map([['events', [{ id: 'a' }]]]) as unknown as Branches)).rejects.toThrow(
      'SITE_ORIGIN is',
    );
  });
});
