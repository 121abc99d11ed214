import type { ClinicDay } from './clinicTime';
import type { Closure, OpenHours, WeeklyHours } from './openingHours';
import { parseEventDate } from './parseEventDate';
import { weekdayOf } from './weekdayOf';

/** The hours in which the office is open on a day; null when it is closed all day. */
export function openHoursOn(day: ClinicDay, hours: WeeklyHours, closures: readonly Closure[]): OpenHours | null {
  const isClosed = closures.some(({ from, to }) => parseEventDate(from) <= day && day <= parseEventDate(to));
  return isClosed ? null : hours[weekdayOf(day)];
}
