/** @jest-environment node */
import type { Commit } from '../compose/store/Commit';
import type { Status } from '../compose/write/Status';
import { changesSince, publishFaults, uploadPlan } from './publishPlan';

describe('uploadPlan', () => {
  it('sends files that pages load, then the header rules, the pages, and the status last', () => {
    const [versioned, rules] = [
      ['fonts/text.woff2', 'images/hero.avif', 'releases/events/1/a.js'],
      ['_headers', '_headers.json'],
    ];
    const [pages, status] = [
      ['404.html', 'events/index.html', 'events/index.html.br', 'robots.txt'],
      ['status.json', 'status/index.html'],
    ];
    const files = [...versioned, ...rules, ...pages, ...status].sort();
    expect(uploadPlan(files)).toEqual([
      { name: 'versioned files', files: versioned },
      { name: 'header rules', files: rules },
      { name: 'pages', files: pages },
      { name: 'status', files: status },
    ]);
  });

  it('has no steps without files', () => {
    expect(uploadPlan(['index.html'])).toEqual([{ name: 'pages', files: ['index.html'] }]);
  });
});

const release = (id: string, Changes?: string): Commit => ({
  id,
  tree: `tree of ${id}`,
  author: 'Ann',
  at: '2026-04-10T10:00:00-05:00',
  subject: `Release ${id}`,
  trailers: { Changes },
});

/** The releases of events, the newest first. */
const branches = new Map([
  ['shell', [release('shell1')]],
  ['events', [release('events3', 'nothing'), release('events2', '/events, scripts'), release('events1', '')]],
]);

/** Returns the status of a site with these commits of its packages. */
const made = (commits: Readonly<Record<string, string>>): Status => ({
  composed: '2026-04-10T15:00:00.000Z',
  day: '2026-04-10',
  mode: 'demo',
  origin: 'https://www.example.org',
  packages: Object.entries(commits).map(([name, commit]) => ({
    name,
    commit,
    version: '1',
    since: '2026-04-10T10:00:00-05:00',
    by: 'Ann',
    message: 'Move the gala',
    pages: 1,
  })),
  tips: {},
  leftOut: [],
  deadLinks: [],
  redirects: [],
});

const host = (
  status: Status | null,
  entries: readonly string[] = ['status.json'],
  published: readonly string[] = [],
) => ({
  entries,
  status,
  published,
});

const to = '/srv/site';
const here = made({ shell: 'shell1', events: 'events3' });

describe('publishFaults', () => {
  it('are none if the host has the same releases, or earlier ones', () => {
    expect(publishFaults(host(here), here, branches, { to })).toEqual([]);
    expect(publishFaults(host(made({ events: 'events1' })), here, branches, { to })).toEqual([]);
  });

  it('name every release that the store does not know, its author and time, and how to replace it', () => {
    const other = host(made({ shell: 'other1', events: 'other2' }));
    const [first, second, last] = publishFaults(other, here, branches, { to });
    expect(first).toBe(
      "shell: the host has release other1 ('Move the gala') of Ann, Fri, 10 Apr 2026 15:00:00 GMT, which the store here does not know; to replace it anyway, add --replace shell",
    );
    expect(second).toContain('add --replace events');
    expect(last).toContain('SITE_STORE');
    expect(publishFaults(other, here, branches, { to, replace: ['shell'] })).toHaveLength(2);
    expect(publishFaults(other, here, branches, { to, replace: ['shell', 'events'] })).toEqual([]);
  });

  it('name a release that is newer than the one of the site here', () => {
    const older = made({ shell: 'shell1', events: 'events2' });
    expect(publishFaults(host(here), older, branches, { to })[0]).toContain('events3');
    expect(publishFaults(host(here), older, branches, { to })[0]).toContain('is newer than the one here');
  });

  it('name an unknown package, and accept its replacement by name', () => {
    const other = host(made({ gallery: 'gallery1' }));
    expect(publishFaults(other, here, branches, { to })[0]).toMatch(/^gallery: .* add --replace gallery$/);
    expect(publishFaults(other, here, branches, { to, replace: ['gallery'] })).toEqual([]);
  });

  it.each(['all', 'evnts', ''])('report that %p is not a package to replace', (name) => {
    expect(publishFaults(host(here), here, branches, { to, replace: [name] })).toEqual([
      `--replace ${name}: no package has that name; give each by its own`,
    ]);
  });

  it.each([
    [[], []],
    [['.well-known', '.htaccess', 'lost+found'], []],
    [['_published.json', 'releases'], ['releases/a.js']],
  ])('are none for a new place that holds %p', (entries, published) => {
    expect(publishFaults(host(null, entries, published), here, branches, { to })).toEqual([]);
  });

  it.each([
    [['photos'], []],
    [['.git'], []],
    // The host was published to, and its current state cannot be read.
    [['_published.json', 'index.html', 'status.json'], ['index.html']],
  ])('report that a place holding %p was never published to, unless --take-over is given', (entries, published) => {
    const place = host(null, entries, published);
    expect(publishFaults(place, here, branches, { to })[0]).toMatch(/^\/srv\/site holds '.*add --take-over/);
    expect(publishFaults(place, here, branches, { to, takeOver: true })).toEqual([]);
  });
});

describe('changesSince', () => {
  it('lists the pages of all releases in between', () => {
    expect(changesSince(made({ shell: 'shell1', events: 'events1' }), here, branches)).toEqual([
      'events changed: /events, scripts',
    ]);
    expect(changesSince(made({ shell: 'shell1', events: 'events2' }), here, branches)).toEqual([
      'events changed: nothing',
    ]);
  });

  it('lists nothing for the same release, and marks a package as new if the host lacks it', () => {
    expect(changesSince(here, here, branches)).toEqual([]);
    expect(changesSince(null, here, branches)).toEqual(['shell: new here', 'events: new here']);
  });

  it('names a section of the host that the site lacks', () => {
    const { packages } = here;
    expect(changesSince({ ...here, packages }, { ...here, packages: packages.slice(0, 1) }, branches)).toEqual([
      '⚠ events: removed, because it is not on the site here (to keep it: git pull, then publish again)',
    ]);
  });
});
