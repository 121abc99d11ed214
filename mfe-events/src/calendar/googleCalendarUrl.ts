import { clinicTimeZone } from '@site/shared-data/dates/clinicTimeZone';
import type { ClinicEvent } from '@site/shared-data/events';
import { calendarSpan } from './calendarSpan';
import { eventNotes } from './eventNotes';
import { placeLine } from './eventPlaces';

/**
 * Returns the URL that opens the event as a new entry in Google Calendar.
 * @param origin the address of the site, as in the calendar file.
 */
export function googleCalendarUrl(event: ClinicEvent, origin: string): string {
  const { start, end = start } = calendarSpan(event);
  const fields = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${start}/${end}`,
    ctz: clinicTimeZone,
    details: eventNotes(event, origin),
    location: placeLine(event),
  });
  return `https://calendar.google.com/calendar/render?${fields}`;
}
