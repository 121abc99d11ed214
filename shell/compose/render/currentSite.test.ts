/** @jest-environment node */
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dirs } from '../../system/dirs';
import { openSite, remindersOfPast } from './currentSite';

const supper = { path: '/events/supper', title: 'Supper', firstDay: '2025-04-10', lastDay: '2025-04-10' } as const;
const carols = { path: '/events/carols', title: 'Carols', firstDay: '2025-12-12', lastDay: '2025-12-12' } as const;
const day = '2026-11-24';

jest.mock('../../system/dirs', () => {
  const { tmpdir } = jest.requireActual<{ tmpdir: () => string }>('node:os');
  return { dirs: { site: `${tmpdir()}/current-site-${process.pid}` } };
});

beforeEach(() => {
  mkdirSync(dirs.site);
  const registry = JSON.stringify({ day, demo: true, sections: [], events: [supper] });
  writeFileSync(
    path.join(dirs.site, 'index.html'),
    `<body><script id="registry" type="application/json">${registry}</script></body>`,
  );
});
afterEach(() => rmSync(dirs.site, { recursive: true, force: true }));

/** Returns the reminders of a site that replaces the one on disk. */
const remindersOf = async (events: Parameters<typeof remindersOfPast>[0]['events']) =>
  remindersOfPast({ events, day }, await openSite());

describe('openSite', () => {
  it('reads each page once, from the site that was current at first', async () => {
    const [first, next] = ['first', 'next'].map((name) => `${dirs.site}-${name}`) as [string, string];
    for (const folder of [first, next]) {
      mkdirSync(folder);
      writeFileSync(path.join(folder, 'index.html'), folder);
    }
    rmSync(dirs.site, { recursive: true });
    symlinkSync(first, dirs.site);
    const site = await openSite();
    symlinkSync(next, `${dirs.site}-link`);
    renameSync(`${dirs.site}-link`, dirs.site);
    expect(await site.page('/')).toBe(first);
    for (const folder of [first, next]) rmSync(folder, { recursive: true });
    expect(await site.page('/')).toBe(first);
    expect(await site.page('/events')).toBeNull();
  });
});

describe('remindersOfPast', () => {
  it('asks whether the year of a new event in the past is right', async () => {
    expect(await remindersOf([supper, carols])).toEqual(['⚠ Carols: December 12, 2025 is over; is the year right?']);
  });

  it('asks again if an event moves to another day in the past', async () => {
    const moved = { ...supper, firstDay: '2025-05-10', lastDay: '2025-05-10' } as const;
    expect(await remindersOf([moved])).toEqual(['⚠ Supper: May 10, 2025 is over; is the year right?']);
  });

  it('asks nothing about an earlier event that pages no longer list', async () => {
    mkdirSync(path.join(dirs.site, carols.path), { recursive: true });
    writeFileSync(path.join(dirs.site, carols.path, 'index.html'), 'Carols');
    expect(await remindersOf([supper, carols])).toEqual([]);
  });

  it('asks nothing about future events, or on a first site', async () => {
    const next = { ...carols, firstDay: '2026-12-12', lastDay: '2026-12-12' } as const;
    expect(await remindersOf([supper, next])).toEqual([]);
    rmSync(dirs.site, { recursive: true });
    expect(await remindersOf([supper, carols])).toEqual([]);
  });
});
