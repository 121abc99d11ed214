/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assertUniqueAddresses, assertUniqueTitles, assertUniqueUids } from './assertUnique';
import type { RenderedPage, Rendered } from '../render/Site';

jest.mock('@site/build/packages', () => ({
  ...jest.requireActual<object>('@site/build/packages'),
  packages: [{ name: 'about' }, { name: 'events' }, { name: 'partner' }],
  sectionRows: [
    { name: 'events', addresses: ['/events/**', '/partner/events'] },
    { name: 'partner', addresses: ['/partner/**', '/give'] },
  ],
  redirects: [{ from: '/library', to: '/events' }],
}));

interface Page {
  readonly path: string;
  readonly movedFrom?: readonly string[];
}

const shell = { name: 'shell', release: { assets: [], folder: '' } };

/** Returns a site with these pages, by section. */
const site = (sections: Readonly<Record<string, readonly Page[]>>) => {
  const owned = Object.entries({ shell: [{ path: '/' }, { path: '*' }], ...sections });
  return {
    shell,
    sections: [],
    pages: owned.flatMap(([owner, pages]) => pages.map((head) => ({ address: head.path, head, owner }))),
  } as unknown as Rendered;
};

describe('assertUniqueAddresses', () => {
  it('accepts an address in the more specific of two rows, or in no row', () => {
    const own = site({
      events: [{ path: '/partner/events' }],
      partner: [{ path: '/partner' }, { path: '/eventsful' }],
    });
    expect(() => assertUniqueAddresses(own, new Set())).not.toThrow();
  });

  it.each([
    [
      { events: [{ path: '/events', movedFrom: ['/dates'] }], about: [{ path: '/dates' }] },
      'about: /dates belongs to events already; take another address, or have events release without it',
    ],
    [
      { events: [{ path: '/events' }, { path: '/fairs', movedFrom: ['/events'] }] },
      'events: /events is used twice; give each page, file and movedFrom an address of its own',
    ],
    [
      { events: [{ path: '/events', movedFrom: ['/events'] }] },
      'events: /events has moved from its own address; correct movedFrom, or if shared-data/src/paths.ts has its new address, release both: npm run release -- shell events',
    ],
    [
      { events: [{ path: '/events', movedFrom: ['/dates', '/dates'] }] },
      'events: /dates is used twice; give each page, file and movedFrom an address of its own',
    ],
    [
      { about: [{ path: '/about', movedFrom: ['/give'] }] },
      'about: /give is reserved for partner (shell/build/sections.json); take an address of your own',
    ],
    [
      { about: [{ path: '/events/jobs' }] },
      'about: /events/jobs is reserved for events (shell/build/sections.json); take an address of your own',
    ],
    [
      { partner: [{ path: '/partner/events' }] },
      'partner: /partner/events is reserved for events (shell/build/sections.json); take an address of your own',
    ],
    [
      { about: [{ path: '/library' }] },
      'about: shell/build/sections.json redirects /library; take that line out, or take another address',
    ],
  ])('rejects an address of another owner (%#)', (sections, message) => {
    expect(() => assertUniqueAddresses(site(sections), new Set(['about']))).toThrow(message);
  });

  it('compares only the packages that are built here with the rows', () => {
    const elsewhere = site({ elsewhere: [{ path: '/events/jobs' }] });
    expect(() => assertUniqueAddresses(elsewhere, new Set())).not.toThrow();
  });

  it('rejects another picture under a name that is taken', async () => {
    const home = await mkdtemp(path.join(tmpdir(), 'unique-'));
    const withPicture = async (name: string, words: string) => {
      const folder = path.join(home, name);
      await mkdir(path.join(folder, 'images'), { recursive: true });
      await writeFile(path.join(folder, 'images/hall.avif'), words);
      return { name, release: { folder, assets: ['images/hall.avif'] }, shell };
    };
    const check = async (events: string) => {
      const sections = [await withPicture('about', 'a hall'), await withPicture('events', events)];
      assertUniqueAddresses({ ...site({}), sections } as unknown as Rendered, new Set(['events']));
    };
    await expect(check('a garden')).rejects.toThrow(/^events: images\/hall\.avif is another file than about has/);
    await expect(check('a hall')).resolves.toBeUndefined();
    await rm(home, { recursive: true });
  });
});

describe('assertUniqueUids', () => {
  const entry = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT', ''].join('\r\n');
  const section = (name: string, ...entries: string[]) => ({
    name,
    files: entries.map((text, place) => ({ path: `/${name}/${place}.ics`, text })),
  });
  const check = (changed: string, ...sections: ReturnType<typeof section>[]) => {
    const given = sections as unknown as Rendered['sections'];
    return () => assertUniqueUids(given, new Set([changed]));
  };

  it('names both sections that use the UID of one calendar entry', () => {
    const [about, other] = [section('about', entry('UID:2@a.example')), entry('UID:3@a.example')];
    const events = section('events', other, entry('UID:2@a.example'));
    expect(check('events', about, section('events', other))).not.toThrow();
    expect(check('events', about, events)).toThrow(
      "events: /events/1.ics has an entry with the UID '2@a.example', which /about/0.ics of about has already; give it a UID of its own",
    );
    expect(check('about', about, events)).toThrow('about: /about/0.ics has an entry');
    // The name of a property is not case-sensitive, and a line may be folded.
    const folded = section('events', entry('uid;X-A="b:c":2@a.e\r\n xample'));
    expect(check('events', about, folded)).toThrow("the UID '2@a.example'");
    const long = section('about', entry(`UID:${'2'.repeat(9_000)}`));
    expect(check('about', long, { ...long, name: 'events' })).toThrow(/^.{150,250}$/);
  });

  it('lets a section repeat an entry in another file, but not its UID for another entry', () => {
    const supper = entry('UID:1@a.example', 'DTSTAMP:20250401T000000Z', 'SUMMARY:Supper');
    const later = supper.replace('20250401', '20250402');
    expect(check('events', section('events', supper, later))).not.toThrow();
    const moved = supper.replace('SUMMARY', 'RECURRENCE-ID:20250408T170000Z\r\nSUMMARY');
    expect(check('events', section('events', supper + moved))).not.toThrow();
    const carols = supper.replace('Supper', 'Carols');
    for (const files of [[supper, carols], [supper + carols]])
      expect(check('events', section('events', ...files))).toThrow('which another entry in /events/0.ics has already');
  });
});

describe('assertUniqueTitles', () => {
  it('names the page of the new release, and the page with the same title', () => {
    const pagesOf = (owner: string, ...titles: string[]) =>
      titles.map((title, place) => ({ address: `/${owner}/${place}`, head: { title }, owner }) as RenderedPage);
    const among = (events: string, changed: string) => () => {
      const pages = [...pagesOf('shell', 'Home'), ...pagesOf('about', 'Team'), ...pagesOf('events', 'Walk', events)];
      assertUniqueTitles(pages, new Set([changed]));
    };
    expect(among('Gala', 'events')).not.toThrow();
    expect(among('Team', 'events')).toThrow(
      "events: /events/1 has the title of /about/0, 'Team'; give it one of its own",
    );
    expect(among('team', 'events')).toThrow("/about/0, 'team'");
    expect(among('Team', 'about')).toThrow("about: /about/0 has the title of /events/1, 'Team'");
  });
});
