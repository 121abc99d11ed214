/** @jest-environment node */
import type { ClinicEvent } from '@site/shared-data/events';
import { campaign, evening, run } from '../fixtureEvents';
import { eventCalendar } from './eventCalendar';

const origin = 'https://www.example.org';
const written = '2025-04-01';

/** Returns the unfolded properties of a calendar file. */
const properties = (event: ClinicEvent) =>
  eventCalendar(event, origin, written)
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n');

describe('eventCalendar', () => {
  it('has the hours of an evening in UTC', () => {
    expect(properties(evening)).toEqual(
      expect.arrayContaining([
        'UID:evening-2025@www.example.org',
        'DTSTAMP:20250401T000000Z',
        'DTSTART:20250410T230000Z',
        'DTEND:20250411T010000Z',
        'SUMMARY:Harvest Evening',
        'LOCATION:Town Hall\\, 1 Main Street\\, Mapleton\\, GA 30701',
        'URL:https://www.example.org/events/harvest-evening',
        'TRANSP:OPAQUE',
      ]),
    );
  });

  it('has a whole day for an event without hours', () => {
    expect(properties(run)).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20251108', 'DTEND;VALUE=DATE:20251109', 'TRANSP:TRANSPARENT']),
    );
  });

  it('spans a campaign to the day after its last one', () => {
    expect(properties(campaign)).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20250706', 'DTEND;VALUE=DATE:20250803']),
    );
  });

  it('keeps its UID when the day moves, and has another one in the next year', () => {
    const uidOn = (date: string) => properties({ ...evening, date }).find((line) => line.startsWith('UID:'));
    expect(uidOn('May 1, 2025')).toBe(uidOn('April 10, 2025'));
    expect(uidOn('April 9, 2026')).not.toBe(uidOn('April 10, 2025'));
  });

  it('says when doors open, and what is unknown', () => {
    const notes = (event: ClinicEvent) => properties(event).find((line) => line.startsWith('DESCRIPTION:'));
    expect(notes(evening)).toContain('Doors open at 5:30 PM.');
    expect(notes(run)).toContain('Time to be announced.');
  });

  it('does not mention registration, because a saved entry does not change', () => {
    for (const event of [evening, run, campaign]) expect(properties(event).join('')).not.toMatch(/regist(er|ration)/i);
  });

  it.each([evening, run, campaign].map((event) => [event.title, event] as const))(
    'writes a well-formed file for %s',
    (_, event) => {
      const text = eventCalendar(event, origin, written);
      const lines = text.split('\r\n');
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
      expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
      expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
      expect(eventCalendar(event, origin, written)).toBe(text);
    },
  );

  it('escapes special characters', () => {
    const title = 'Tom & “Ana”; </script>, 🌸 \u2028 שלום \\n';
    const summary = properties({ ...evening, title }).find((line) => line.startsWith('SUMMARY:'));
    expect(summary).toBe('SUMMARY:Tom & “Ana”\\; </script>\\, 🌸 \u2028 שלום \\\\n');
  });
});
