import { addDays, type ClinicDay } from '@site/shared-data/dates/clinicDay';
import type { ClinicEvent } from '@site/shared-data/events';
import { endDayOf } from '@site/shared-data/dates/eventEnd';
import { parseEventDate } from '@site/shared-data/dates/eventDate';
import { isoClinicTime } from '@site/shared-data/dates/isoClinicTime';

/** The start and the end of an event in the format of calendars. */
export interface CalendarSpan {
  /** '20250410T230000Z', or '20251108' for whole days. */
  readonly start: string;
  /** The end time, or the day after the last one. It is missing if no end is known. */
  readonly end?: string;
  /** Whether the event takes whole days, or its times are unknown. */
  readonly isAllDay: boolean;
}

const withoutMarks = (iso: string) => iso.replaceAll(/[-:]/g, '');

const moment = (day: ClinicDay, time: string) =>
  withoutMarks(new Date(isoClinicTime(day, time)).toISOString().replace('.000', ''));

/**
 * Returns the times of an event in UTC. It returns whole days if the start is unknown, or if an event of several days
 * has no end time.
 */
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
