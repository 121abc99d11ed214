/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remindersOfPast } from './pastEvents';

const supper = { path: '/events/supper', title: 'Supper', firstDay: '2025-04-10', lastDay: '2025-04-10' } as const;
const carols = { path: '/events/carols', title: 'Carols', firstDay: '2025-12-12', lastDay: '2025-12-12' } as const;
const day = '2026-11-24';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'site-'));
  const registry = JSON.stringify({ day, demo: true, sections: [], events: [supper] });
  writeFileSync(
    path.join(site, 'index.html'),
    `<body><script id="registry" type="application/json">${registry}</script></body>`,
  );
});
afterEach(() => rmSync(site, { recursive: true }));

describe('remindersOfPast', () => {
  it('asks whether the year of a new event is right that is over', async () => {
    expect(await remindersOfPast({ events: [supper, carols], day }, site)).toEqual([
      '⚠ Carols: December 12, 2025 is over; is the year right?',
    ]);
  });

  it('asks again where an event is moved to another day that is over', async () => {
    const moved = { ...supper, firstDay: '2025-05-10', lastDay: '2025-05-10' } as const;
    expect(await remindersOfPast({ events: [moved], day }, site)).toEqual([
      '⚠ Supper: May 10, 2025 is over; is the year right?',
    ]);
  });

  it('asks nothing about events to come, nor on a first site', async () => {
    const next = { ...carols, firstDay: '2026-12-12', lastDay: '2026-12-12' } as const;
    expect(await remindersOfPast({ events: [supper, next], day }, site)).toEqual([]);
    expect(await remindersOfPast({ events: [supper, carols], day }, path.join(site, 'none'))).toEqual([]);
  });
});
