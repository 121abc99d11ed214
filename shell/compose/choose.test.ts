/** @jest-environment node */
import { sectionOf, shell } from '@site/build/packages';
import type { BuiltChange } from './build/Change';
import { choose, type Chosen, type Offer } from './choose';
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
    currentSite: {
      status: {
        packages: live.map((id) => ({ name: id.split('-')[0], commit: id, version: id })),
        deadLinks: [],
      } as object as Status,
    },
    built: [],
    store: {},
  }) as object as Offer;

describe('choose', () => {
  it.each([[['shell-2', 'events-1']], [['shell-1', 'events-2']]])(
    'keeps the live releases %j if a newer one conflicts with the other package',
    async (live) => {
      const { choices } = await choose(siteWith(live), async ({ packages }) => {
        const isBad = packages.filter(({ release }) => release.version.endsWith('-2')).length === 2;
        if (isBad) throw new Refusal('events', 'it needs another shell');
      });
      expect([...choices.values()].map(({ release }) => release && 'id' in release && release.id)).toEqual(live);
    },
  );

  it('names the fault of a section before the dead links to it, if the site has no earlier release', async () => {
    const built = [shell, sectionOf({ name: 'about' })].map((pkg) => ({
      ...{ pkg, tree: pkg.name },
      release: { version: pkg.name },
    })) as object[] as BuiltChange[];
    const made = choose({ ...siteWith([]), branches: new Map(), built, isOptional: true }, async ({ packages }) => {
      if (packages.length === 2) throw new Refusal('about', 'it throws while rendering');
      throw new Refusal('shell', '/ links to /about');
    });
    await expect(made).rejects.toThrow('about: it throws while rendering\nshell: / links to /about');
  });

  describe('and a requested release of another section', () => {
    const about = {
      ...{ pkg: sectionOf({ name: 'about' }), tree: 'about-3' },
      release: { version: 'about-3' },
    } as object as BuiltChange;

    /** Makes sites until one is valid. Returns the releases of the last site, and the number of attempts. */
    async function chosen(live: readonly string[], isBad: (versions: readonly string[]) => string | false) {
      let attempts = 0;
      const make = async ({ packages }: Chosen) => {
        attempts += 1;
        const owner = isBad(packages.map(({ release }) => release.version));
        if (owner) throw new Refusal(owner, 'it has a fault');
      };
      const made = await choose({ ...siteWith(live), built: [about] }, make).catch(({ message }: Error) => message);
      return [
        attempts,
        typeof made === 'string' ? made : [...made.packages.map(({ release }) => release.version)].sort(),
      ];
    }
    const behind = ['shell-2', 'events-1'];

    it('makes one site if the new releases of others are valid', async () => {
      expect(await chosen(behind, () => false)).toEqual([1, ['about-3', 'events-2', 'shell-2']]);
    });

    it('holds back a new release of another owner that is at fault, even if another package is blamed', async () => {
      for (const blamed of ['about', 'events']) {
        const isBad = (versions: readonly string[]) =>
          versions.includes('events-2') && (versions.includes('about-3') ? blamed : 'events');
        const [, versions] = await chosen(behind, isBad);
        expect(versions).toEqual(['about-3', 'events-1', 'shell-2']);
      }
    });

    it('is refused if the others are valid without it', async () => {
      const isBad = (versions: readonly string[]) => versions.includes('about-3') && 'about';
      expect(await chosen(behind, isBad)).toEqual([2, 'about: it has a fault']);
      expect(await chosen(['shell-2', 'events-2'], isBad)).toEqual([1, 'about: it has a fault']);
    });
  });
});
