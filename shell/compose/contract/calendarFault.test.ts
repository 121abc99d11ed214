/** @jest-environment node */
import { calendarFault } from './calendarFault';

const lines = (...texts: string[]) => texts.map((text) => `${text}\r\n`).join('');
const entry = [
  'BEGIN:VEVENT',
  'UID:1@a.example',
  'DTSTAMP:20250401T000000Z',
  'DTSTART;VALUE=DATE:20250402',
  'END:VEVENT',
];
const calendar = (...inside: string[]) => lines('BEGIN:VCALENDAR', 'VERSION:2.0', ...inside, 'END:VCALENDAR');

describe('calendarFault', () => {
  it.each([
    ['an entry', calendar(...entry)],
    ['a folded line and a colon in quotes', calendar(...entry.slice(0, -1), 'X-A;B="c:d":e', ' f', 'END:VEVENT')],
    ['an alarm inside an entry', calendar(...entry.slice(0, -1), 'BEGIN:VALARM', 'END:VALARM', 'END:VEVENT')],
  ])('accepts %s', (_, text) => {
    expect(calendarFault(text)).toBeNull();
  });

  it.each([
    ['plain line feeds', calendar(...entry).replaceAll('\r\n', '\n'), /write \\r\\n/],
    ['a long line', calendar(`SUMMARY:${'ü'.repeat(34)}`), /more than 75 octets/],
    ['a line break in a text', calendar('SUMMARY:Come', 'and sing'), /not a content line \('and sing'\)/],
    ['an entry outside a calendar', lines(...entry), /does not begin with BEGIN:VCALENDAR/],
    ['an entry left open', calendar('BEGIN:VEVENT', ...entry.slice(1, -1)), /ends VCALENDAR while another/],
    ['a calendar left open', lines('BEGIN:VCALENDAR', ...entry), /write END:VCALENDAR/],
    ['a line after the end', calendar() + lines('X-A:1'), /outside of its VCALENDAR/],
    ['no id', calendar(...entry.filter((line) => !line.startsWith('UID'))), /without one UID/],
    [
      'another time zone',
      calendar(
        ...entry,
        'BEGIN:VEVENT',
        'UID:2@a.example',
        'DTSTAMP:20250401T000000Z',
        'DTSTART;TZID=Europe/Paris:20250402T100000',
        'END:VEVENT',
      ),
      /the time zone Europe\/Paris/,
    ],
    ['a folded begin', calendar('BEGIN:VEV', ' ENT', ...entry.slice(1)), /folds a BEGIN/],
    ['two starts', calendar(...entry.slice(0, -1), 'DTSTART:20250402T000000Z', 'END:VEVENT'), /without one DTSTART/],
  ])('rejects %s', (_, text, fault) => {
    expect(calendarFault(text)).toMatch(fault);
  });
});
