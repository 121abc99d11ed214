import { addDays, type ClinicDay } from './clinicDay';
import { parseEventDate } from './eventDate';
import type { EventDays } from './eventState';
import { parseClockTime } from './openingHours';

/** The days and the hours of an event, as people write them. */
export interface EventTimes extends EventDays {
  readonly doorsTime?: string;
  readonly startTime?: string;
  readonly endTime?: string;
}

/** Whether an event of one day ends in the night after it: from 9:00 PM to 1:00 AM, or to 12:00 AM. */
export function endsAfterMidnight({ endDate, doorsTime, startTime = doorsTime, endTime }: EventTimes): boolean {
  if (endDate || !startTime || !endTime) return false;
  return parseClockTime(endTime) < parseClockTime(startTime);
}

/** The day on which the end time of an event lies. */
export function endDayOf(event: EventTimes): ClinicDay {
  const lastDay = parseEventDate(event.endDate ?? event.date);
  return endsAfterMidnight(event) ? addDays(lastDay, 1) : lastDay;
}
