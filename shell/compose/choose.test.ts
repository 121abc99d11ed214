/** @jest-environment node */
import { choose, type Offer } from './choose';
import type { Commit } from './store/Commit';
import { Refusal } from '../system/UserError';
import type { Status } from './write/Status';

jest.mock('../git/signedCommit', () => ({ signatureFault: () => null }));
jest.mock('./store/releaseFolder', () => ({
  checkOut: (_store: unknown, _name: string, tree: string) => ({ version: tree }),
  pagesOf: () => [],
}));

const commit = (id: string) => ({ id, tree: id, author: 'Ann' }) as Commit;

/** Returns a site with these releases. Its store has two releases of each package. */
const siteWith = (live: readonly string[]) =>
  ({
    branches: new Map([
      ['shell', [commit('shell-2'), commit('shell-1')]],
      ['events', [commit('events-2'), commit('events-1')]],
    ]),
    current: {
      packages: live.map((id) => ({ name: id.split('-')[0], commit: id, version: id })),
      deadLinks: [],
    } as object as Status,
    built: [],
    store: {},
  }) as object as Offer;

describe('choose', () => {
  it.each([[['shell-2', 'events-1']], [['shell-1', 'events-2']]])(
    'keeps the live releases %j where a newer one conflicts with the other of them',
    async (live) => {
      const { choices } = await choose(siteWith(live), async ({ packages }) => {
        const isBad = packages.filter(({ release }) => release.version.endsWith('-2')).length === 2;
        if (isBad) throw new Refusal('events', 'it needs another shell');
      });
      expect([...choices.values()].map(({ release }) => release && 'id' in release && release.id)).toEqual(live);
    },
  );
});
