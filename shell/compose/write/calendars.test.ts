/** @jest-environment node */
import { calendarFile } from '@site/shared-data/constants';
import ICAL from 'ical.js';
import type { LiveSection } from '../render/Site';
import { versionOf, type Commit } from '../store/Commit';
import { calendarFault } from '../contract/calendarFault';
import { revisedFiles, timeZoneLines } from './calendars';

const origin = 'https://clinic.test';

/** Returns a release. Its tree begins with a letter. */
const commit = (letter: string, at: string): Commit => ({
  id: letter.repeat(40),
  tree: letter.repeat(40),
  author: 'Ada',
  at,
  subject: '',
  trailers: {},
});
const version = (letter: string) => versionOf(letter.repeat(40));
const shell = { name: 'shell', release: { version: version('5') } };

const file = (name: string, ...more: string[]) => ({
  path: `/${name}.ics`,
  text: [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Choir//EN',
    'BEGIN:VEVENT',
    `UID:${name}@clinic.test`,
    'DTSTAMP:20200101T000000Z',
    'DTSTART:20250410T230000Z',
    `SUMMARY:${name}`,
    ...more,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n'),
});

const section = (name: string, letter: string, ...files: readonly { path: string; text: string }[]) =>
  ({ name, release: { version: version(letter) }, shell, files }) as unknown as LiveSection;

const histories = new Map([
  ['shell', [commit('5', '2025-04-01T09:00:00-05:00')]],
  // The second release was rolled back to the first.
  [
    'choir',
    [
      commit('a', '2025-04-02T18:30:05-05:00'),
      commit('b', '2025-04-02T18:00:00-05:00'),
      commit('a', '2025-03-01T09:00:00-06:00'),
    ],
  ],
  ['garden', [commit('c', '2025-02-01T09:00:00-06:00')]],
]);

/** Returns a site of sections, with a file that belongs to no section. */
const siteOf = (...sections: LiveSection[]) => ({
  ...{ origin, sections },
  files: [...sections.flatMap(({ files }) => files), { path: '/list.js', text: 'list' }],
});

const filesOf = (...sections: LiveSection[]) =>
  new Map(revisedFiles(siteOf(...sections), histories).map(({ path, text }) => [path, text]));

const entriesOf = (text = '') =>
  new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((one) => ({
    uid: String(one.getFirstPropertyValue('uid')),
    stamps: ['dtstamp', 'last-modified'].map((name) => String(one.getFirstPropertyValue(name))),
    sequence: one.getFirstPropertyValue('sequence'),
    properties: one.getAllProperties().length,
  }));

describe('the calendars of a site', () => {
  const choir = section('choir', 'a', file('concert', 'SEQUENCE:99'), { path: '/choir.txt', text: 'La' });
  const garden = section('garden', 'c', file('tulips'), file('planting'));

  it('give each entry the UTC time of its release and the number of earlier releases', () => {
    const live = { stamps: ['2025-04-02T23:30:05Z', '2025-04-02T23:30:05Z'], sequence: 4 };
    const [entry] = entriesOf(filesOf(choir).get('/concert.ics'));
    expect(entry).toEqual({ uid: 'concert@clinic.test', ...live, properties: 6 });
  });

  it('use the release of the shell if it is newer', () => {
    expect(entriesOf(filesOf(garden).get('/tulips.ics'))[0]?.stamps).toEqual(Array(2).fill('2025-04-01T14:00:00Z'));
  });

  it('count a rollback as the newest release', () => {
    const before = new Map([...histories, ['choir', histories.get('choir')?.slice(1) ?? []]] as const);
    const earlier = revisedFiles(siteOf(section('choir', 'b', file('concert'))), before);
    const sequences = [
      earlier.find(({ path }) => path === '/concert.ics')?.text,
      filesOf(choir).get('/concert.ics'),
    ].map((text) => entriesOf(text)[0]?.sequence);
    expect(sequences).toEqual([3, 4]);
  });

  it('include the other files of the site', () => {
    const files = filesOf(choir);
    expect([files.get('/choir.txt'), files.get('/list.js')]).toEqual(['La', 'list']);
  });

  it('include one calendar with the entries of all sections', () => {
    const calendar = filesOf(choir, garden).get(calendarFile) ?? '';
    expect(calendarFault(calendar)).toBeNull();
    expect(entriesOf(calendar).map(({ uid, sequence }) => [uid, sequence])).toEqual([
      ['concert@clinic.test', 4],
      ['tulips@clinic.test', 2],
      ['planting@clinic.test', 2],
    ]);
  });

  it('list an entry once that a section writes into two files', () => {
    const tulips = file('tulips');
    const both = section('garden', 'c', tulips, { ...tulips, path: '/all.ics' });
    expect(entriesOf(filesOf(both).get(calendarFile))).toHaveLength(1);
  });

  it('are valid without entries, with the clock of the clinic', () => {
    const calendar = filesOf(section('choir', 'a')).get(calendarFile) ?? '';
    expect(calendarFault(calendar)).toBeNull();
    const [zone] = new ICAL.Component(ICAL.parse(calendar) as unknown[]).getAllSubcomponents('vtimezone');
    const clock = new ICAL.Timezone(zone);
    const offsets = ['2026-01-15T12:00:00', '2026-07-15T12:00:00'].map((at) =>
      clock.utcOffset(ICAL.Time.fromDateTimeString(at)),
    );
    expect(offsets).toEqual([-6 * 3600, -5 * 3600]);
  });

  it('keep other files unchanged', () => {
    expect(filesOf(choir).get('/choir.txt')).toBe('La');
  });
});

describe('timeZoneLines', () => {
  it.each([
    ['America/Denver', -7, -6],
    ['America/Phoenix', -7, -7],
  ])('gives %s its own clock', (zone, winter, summer) => {
    const clock = new ICAL.Timezone(new ICAL.Component(ICAL.parse(timeZoneLines(zone).join('\r\n')) as unknown[]));
    const offsets = ['2027-01-15T12:00:00', '2027-07-15T12:00:00'].map(
      (at) => clock.utcOffset(ICAL.Time.fromDateTimeString(at)) / 3600,
    );
    expect(offsets).toEqual([winter, summer]);
  });
});
