import type { ClinicDay } from '@site/shared-data/dates/clinicDay';
import type { ClinicEvent } from '@site/shared-data/events';
import { org } from '@site/shared-data/siteFacts';
import { calendarSpan } from './calendarSpan';
import { calendarText, escapeText } from '@site/shared-data/calendarText';
import { eventNotes } from './eventNotes';
import { placeLine } from './eventPlaces';

/**
 * Returns the id of the event in calendars. It contains the year. A new day in the same year moves the entry in a
 * visitor's calendar, and next year's event is a new entry.
 */
const uid = ({ id, date }: ClinicEvent, origin: string) => `${id}-${date.slice(-4)}@${new URL(origin).hostname}`;

/**
 * Returns a calendar file with one event (RFC 5545).
 * @param origin the address of the site.
 * @param written the day of writing.
 */
export function eventCalendar(event: ClinicEvent, origin: string, written: ClinicDay): string {
  const { start, end, isAllDay } = calendarSpan(event);
  const kind = isAllDay ? ';VALUE=DATE' : '';
  return calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(org.name.value)}//Events//EN`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${uid(event, origin)}`,
    `DTSTAMP:${written.replaceAll('-', '')}T000000Z`,
    `DTSTART${kind}:${start}`,
    ...(end ? [`DTEND${kind}:${end}`] : []),
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(eventNotes(event, origin))}`,
    `LOCATION:${escapeText(placeLine(event))}`,
    `URL:${origin}${event.detailPageUrl}`,
    // An entry for whole days does not mark the visitor as busy.
    `TRANSP:${isAllDay ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
