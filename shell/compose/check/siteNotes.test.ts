/** @jest-environment node */
import type { CheckOptions } from './checkSite';
import type { SiteLinks } from './links';
import { siteNotes } from './siteNotes';

const supper = { path: '/events/supper', title: 'Supper', firstDay: '2025-04-10', lastDay: '2025-04-10' } as const;
const carols = { path: '/events/carols', title: 'Carols', firstDay: '2025-12-12', lastDay: '2025-12-12' } as const;
const day = '2026-11-24';
const registry = JSON.stringify({ day, demo: true, sections: [], events: [supper] });
const home = `<body><script id="registry" type="application/json">${registry}</script></body>`;

const links = {
  known: new Set<string>(),
  redirects: [],
  deadLinks: [],
  movedLinks: [],
  deadPlaces: [],
} satisfies SiteLinks;

/** Returns the notes on a site that replaces one with these pages. */
const notes = (
  site: Partial<Parameters<typeof siteNotes>[0]>,
  options: Partial<CheckOptions> = {},
  pages: Readonly<Record<string, string>> = { '/': home },
  found: Partial<SiteLinks> = {},
) =>
  siteNotes({ events: [], day, demo: false, ...site }, { ...links, ...found }, {
    ...{ changed: new Set(), pagesBefore: new Map(), isRollback: false },
    currentSite: { page: async (address: string) => pages[address] ?? null },
    ...options,
  } as CheckOptions);

describe('siteNotes', () => {
  it('asks whether the year of a new event in the past is right, unless it is rolled back', async () => {
    const events = [supper, carols];
    expect(await notes({ events })).toEqual(['⚠ Carols: December 12, 2025 is in the past; is the year right?']);
    expect(await notes({ events }, { isRollback: true })).toEqual([]);
  });

  it('asks again if an event moves to another day in the past', async () => {
    const moved = { ...supper, firstDay: '2025-05-10', lastDay: '2025-05-10' } as const;
    expect(await notes({ events: [moved] })).toEqual(['⚠ Supper: May 10, 2025 is in the past; is the year right?']);
  });

  it('asks nothing about an earlier event that pages no longer list', async () => {
    expect(await notes({ events: [supper, carols] }, {}, { '/': home, [carols.path]: 'Carols' })).toEqual([]);
  });

  it('asks nothing about future events, or on a first site', async () => {
    const next = { ...carols, firstDay: '2026-12-12', lastDay: '2026-12-12' } as const;
    expect(await notes({ events: [supper, next] })).toEqual([]);
    expect(await notes({ events: [supper, carols] }, {}, {})).toEqual([]);
  });

  it('names the packages whose samples keep a live site from search engines', async () => {
    expect(await notes({ demo: ['events', 'about'] })).toEqual([
      '⚠ Pages of events, about still show samples, so search engines must not list them',
    ]);
    // The footer of a demo says that it is one. Search engines list none of its pages.
    expect(await notes({ demo: true })).toEqual([]);
  });

  it('names the redirects of a removed section, and dead and redirected links', async () => {
    const pagesBefore = new Map([
      ['choir', ['/choir', '/choir/songs']],
      ['club', ['/club']],
    ]);
    const link = (leadsTo: string, place = '') => ({
      owner: 'club',
      leadsTo,
      place,
      words: `/club links to ${leadsTo}`,
    });
    const found = {
      redirects: [{ from: '/choir', to: '/club' }],
      deadLinks: [link('/x')],
      movedLinks: [link('/choir')],
      deadPlaces: [link('/club', 'join')],
    };
    expect(await notes({}, { pagesBefore, changed: new Set(['club']) }, {}, found)).toEqual([
      '⚠ choir has no row in shell/build/sections.json and leaves the site: /choir redirects to /club, /choir/songs is gone',
      '⚠ club: /club links to /x, where there is no longer a page or file',
      "⚠ club: /club links to /club, where no element has the id 'join'",
      '⚠ club: /club links to /choir, which now redirects to /club',
    ]);
  });
});
