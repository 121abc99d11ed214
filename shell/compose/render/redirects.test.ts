/** @jest-environment node */
import { assertUniqueAddresses } from './assertUnique';
import type { Composition } from './Composition';
import { redirectsOf } from './redirects';

interface Page {
  readonly path: string;
  readonly movedFrom?: readonly string[];
}

/** A site with these pages, by their sections. */
const site = (sections: Readonly<Record<string, readonly Page[]>>) => {
  const pkg = (name: string, pages: readonly Page[]) => ({ name, pages, files: { assets: [], folder: '' } });
  return {
    shell: pkg('shell', [{ path: '/' }, { path: '*' }]),
    sections: Object.entries(sections).map(([name, pages]) => pkg(name, pages)),
  } as unknown as Composition;
};

const moved = site({ events: [{ path: '/events', movedFrom: ['/calendar', '/dates'] }] });

describe('redirectsOf', () => {
  it('leads from where pages were to where they are', () => {
    expect(redirectsOf(moved, [])).toEqual([
      { from: '/calendar', to: '/events' },
      { from: '/dates', to: '/events' },
    ]);
  });

  it('leads from the addresses of removed sections, also where the target has moved since', () => {
    const [, , listed, home] = redirectsOf(moved, [
      { from: '/library', to: '/calendar' },
      { from: '/library/books', to: '/' },
    ]);
    expect([listed, home]).toEqual([
      { from: '/library', to: '/events' },
      { from: '/library/books', to: '/' },
    ]);
  });

  it.each([
    { from: '/', to: '/events' },
    { from: '/Library', to: '/events' },
    { from: '/library', to: 'https://elsewhere.example/' },
  ])('refuses a line that is malformed: %j', (line) => {
    expect(() => redirectsOf(moved, [line])).toThrow(/^shell: shell\/build\/packages\.js redirects '.*'; write two/);
  });
});

const rules = {
  packages: [{ name: 'about' }, { name: 'events' }, { name: 'partner' }],
  territories: [
    { name: 'events', addresses: ['/events/**', '/partner/events'] },
    { name: 'partner', addresses: ['/partner/**', '/give'] },
  ],
  redirects: [{ from: '/library', to: '/events' }],
};

describe('assertUniqueAddresses', () => {
  it('takes what is in the longer of two rows, and what is in none', async () => {
    const own = site({
      events: [{ path: '/partner/events' }],
      partner: [{ path: '/partner' }, { path: '/eventsful' }],
    });
    await expect(assertUniqueAddresses(own, new Set(), rules)).resolves.toBeUndefined();
  });

  it.each([
    [
      { events: [{ path: '/events', movedFrom: ['/dates'] }], about: [{ path: '/dates' }] },
      'about: /dates belongs to events already; take another address, or have events release without it',
    ],
    [
      { events: [{ path: '/events' }, { path: '/fairs', movedFrom: ['/events'] }] },
      'events: /events is there twice; give each page, file and movedFrom an address of its own',
    ],
    [
      { events: [{ path: '/events', movedFrom: ['/dates', '/dates'] }] },
      'events: /dates is there twice; give each page, file and movedFrom an address of its own',
    ],
    [
      { about: [{ path: '/about', movedFrom: ['/give'] }] },
      'about: /give is for partner alone (shell/build/packages.js); take an address of your own',
    ],
    [
      { about: [{ path: '/events/jobs' }] },
      'about: /events/jobs is for events alone (shell/build/packages.js); take an address of your own',
    ],
    [
      { partner: [{ path: '/partner/events' }] },
      'partner: /partner/events is for events alone (shell/build/packages.js); take an address of your own',
    ],
    [
      { about: [{ path: '/library' }] },
      'about: shell/build/packages.js redirects /library; take that line out, or take another address',
    ],
  ])('refuses what is not its own (%#)', async (sections, message) => {
    await expect(assertUniqueAddresses(site(sections), new Set(['about']), rules)).rejects.toThrow(message);
  });
});
