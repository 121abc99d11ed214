/** @jest-environment node */
import { checkSite } from './check/checkSite';
import { choose, type SiteChange } from './choose';
import { renderSite } from './render/renderSite';
import type { RenderedSite } from './render/Site';
import type { Commit } from './store/Commit';
import { Refusal } from './UserError';
import type { Status } from './write/Status';

jest.mock('./render/renderSite', () => ({ renderSite: jest.fn() }));
jest.mock('./check/checkSite', () => ({ checkSite: jest.fn() }));
jest.mock('../git/signedCommit', () => ({ signatureFault: () => null }));
jest.mock('./store/releaseFolder', () => ({
  checkOut: (_store: unknown, _name: string, tree: string) => ({ version: tree }),
  pagesOf: () => [],
}));

const commit = (id: string) => ({ id, tree: id, author: 'Ann' }) as Commit;

/** A site with these releases, whose store has two of each package. */
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
  }) as object as SiteChange;

describe('choose', () => {
  it.each([[['shell-2', 'events-1']], [['shell-1', 'events-2']]])(
    'keeps the live releases %j where a newer one conflicts with the other of them',
    async (live) => {
      jest.mocked(renderSite).mockImplementation(async (_, packages) => {
        const isBad = packages.filter(({ release }) => release.version.endsWith('-2')).length === 2;
        if (isBad) throw new Refusal('events', 'it needs another shell');
        return {} as RenderedSite;
      });
      jest.mocked(checkSite).mockResolvedValue({} as never);
      const { choices } = await choose(siteWith(live));
      expect([...choices.values()].map(({ release }) => release && 'id' in release && release.id)).toEqual(live);
    },
  );
});
