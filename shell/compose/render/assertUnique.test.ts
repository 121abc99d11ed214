/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assertUniqueAddresses, assertUniqueTitles } from './assertUnique';
import type { Composition } from './Composition';

let home: string;

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'unique-'));
});
afterEach(() => rm(home, { recursive: true }));

/** A package whose release has one picture. */
async function withPicture(name: string, words: string) {
  const folder = path.join(home, name);
  await mkdir(path.join(folder, 'images'), { recursive: true });
  await writeFile(path.join(folder, 'images/hall.avif'), words);
  return { name, pages: [], files: { folder, assets: ['images/hall.avif'] } };
}

async function check(events: string): Promise<void> {
  const shell = { name: 'shell', pages: [], files: { folder: home, assets: [] } };
  const sections = [await withPicture('about', 'a hall'), await withPicture('events', events)];
  const composition = { shell, sections } as unknown as Composition;
  await assertUniqueAddresses(composition, new Set(['events']), { packages: [], territories: [], redirects: [] });
}

describe('assertUniqueAddresses', () => {
  it('refuses another picture under a name that is taken', async () => {
    await expect(check('a garden')).rejects.toThrow(/^events: images\/hall\.avif is another file than about has/);
    await expect(check('a hall')).resolves.toBeUndefined();
  });

  it('refuses an address of another section, of the packages that are built here alone', async () => {
    const about = { ...(await withPicture('about', 'a hall')), pages: [{ path: '/events/books' }] };
    const shell = { name: 'shell', pages: [], files: { folder: home, assets: [] } };
    const composition = { shell, sections: [about] } as unknown as Composition;
    const territories = [{ name: 'events', addresses: ['/events/**'] }];
    const among = (names: readonly string[]) =>
      assertUniqueAddresses(composition, new Set(), {
        packages: names.map((name) => ({ name })),
        territories,
        redirects: [],
      });
    await expect(among(['shell', 'about'])).rejects.toThrow(/^about: \/events\/books is for events alone/);
    await expect(among(['shell', 'services'])).resolves.toBeUndefined();
  });
});

describe('assertUniqueTitles', () => {
  it('names the page of the new release, and the one that has its title', () => {
    const pkg = (name: string, ...titles: string[]) => ({
      name,
      pages: titles.map((title, place) => ({ path: `/${name}/${place}`, title })),
    });
    const among = (events: string, changed: string) => () => {
      const composition = {
        shell: pkg('shell', 'Home'),
        sections: [pkg('about', 'Team'), pkg('events', 'Walk', events)],
      };
      assertUniqueTitles(composition as unknown as Composition, new Set([changed]));
    };
    expect(among('Gala', 'events')).not.toThrow();
    expect(among('Team', 'events')).toThrow(
      "events: /events/1 has the title of /about/0, 'Team'; give it one of its own",
    );
    expect(among('Team', 'about')).toThrow("about: /about/0 has the title of /events/1, 'Team'");
  });
});
