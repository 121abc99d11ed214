import { addDays, type ClinicDay } from './clinicDay';
import { parseEventDate } from './eventDate';
import type { EventDays } from './eventState';
import { isoClinicTime } from './isoClinicTime';
import { parseClockTime } from './openingHours';

/** The days and times of an event in the form of its entry. */
export interface EventTimes extends EventDays {
  readonly doorsTime?: string;
  readonly startTime?: string;
  readonly endTime?: string;
}

/** Returns whether an event of one day ends after midnight: from 9:00 PM to 1:00 AM, or to 12:00 AM. */
export function endsAfterMidnight({ endDate, doorsTime, startTime = doorsTime, endTime }: EventTimes): boolean {
  if (endDate || !startTime || !endTime) return false;
  return parseClockTime(endTime) < parseClockTime(startTime);
}

/** Returns the day of an event's end time. */
export function endDayOf(event: EventTimes): ClinicDay {
  const lastDay = parseEventDate(event.endDate ?? event.date);
  return endsAfterMidnight(event) ? addDays(lastDay, 1) : lastDay;
}

/** Returns the end of an event that ends after midnight: '2027-05-07T01:00:00-05:00'. Other events end with their last day. */
export const endAfterMidnight = (event: EventTimes): string | undefined =>
  event.endTime !== undefined && endsAfterMidnight(event) ? isoClinicTime(endDayOf(event), event.endTime) : undefined;
