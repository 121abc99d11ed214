import { clinicTimeZone } from '@site/shared-data/dates/clinicClock';
import type { ClinicEvent } from '@site/shared-data/events';
import { siteOrigin } from '@site/shared-data/siteFacts';
import { calendarSpan } from './calendarSpan';
import { eventNotes } from './eventNotes';
import { placeLine } from './eventPlaces';

/** Where Google Calendar offers the event as a new entry. */
export function googleCalendarUrl(event: ClinicEvent): string {
  const { start, end = start } = calendarSpan(event);
  const fields = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${start}/${end}`,
    ctz: clinicTimeZone,
    details: eventNotes(event, siteOrigin.value),
    location: placeLine(event),
  });
  return `https://calendar.google.com/calendar/render?${fields}`;
}
