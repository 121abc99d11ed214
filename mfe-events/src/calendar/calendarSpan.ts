import { addDays, type ClinicDay } from '@site/shared-data/dates/clinicDay';
import type { ClinicEvent } from '@site/shared-data/events';
import { endDayOf } from '@site/shared-data/dates/eventEnd';
import { parseEventDate } from '@site/shared-data/dates/eventDate';
import { isoClinicTime } from '@site/shared-data/dates/isoClinicTime';

/** When an event begins and ends, as calendars write it. */
export interface CalendarSpan {
  /** '20250410T230000Z', or '20251108' for whole days. */
  readonly start: string;
  /** The moment it ends, or the day after its last one. Left out where no end is known. */
  readonly end?: string;
  /** Whole days: the hours are not known, or there are none. */
  readonly isAllDay: boolean;
}

const withoutMarks = (iso: string) => iso.replaceAll(/[-:]/g, '');

const moment = (day: ClinicDay, time: string) =>
  withoutMarks(new Date(isoClinicTime(day, time)).toISOString().replace('.000', ''));

/** The hours of an event in UTC; whole days where the start is unknown, or where an event of several days has no end time. */
export function calendarSpan(event: ClinicEvent): CalendarSpan {
  const { date, endDate, startTime, endTime } = event;
  const firstDay = parseEventDate(date);
  const lastDay = endDate ? parseEventDate(endDate) : firstDay;
  if (startTime && (endTime || !endDate)) {
    return {
      start: moment(firstDay, startTime),
      ...(endTime && { end: moment(endDayOf(event), endTime) }),
      isAllDay: false,
    };
  }
  return { start: withoutMarks(firstDay), end: withoutMarks(addDays(lastDay, 1)), isAllDay: true };
}
