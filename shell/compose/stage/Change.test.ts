/** @jest-environment node */
import { sectionOf } from '@site/build/packages';
import type { Commit } from '../store/Commit';
import type { Store } from '../store/store';
import { fromOrigin } from './Change';

const offered = { id: 'aaaa1', tree: 'tree1', author: 'Ann', trailers: {} } as Commit;

jest.mock('../store/store', () => ({
  ...jest.requireActual<object>('../store/store'),
  fetchOrigin: async () => offered,
}));
jest.mock('../store/releaseFolder', () => ({ checkOut: async () => ({}) }));

const take = (address: string) =>
  fromOrigin(sectionOf({ name: 'events' }), address, true).stage({ copy: '.' } as Store, () => {});

describe('fromOrigin', () => {
  it('records the address without its password', async () => {
    const { trailers } = await take('http://bot:token@git.test/x.git');
    expect(trailers.Source).toBe('origin http://git.test/x.git aaaa1');
  });
});
