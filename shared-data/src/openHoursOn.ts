import type { ClinicDay } from './clinicTime';
import type { Closure, OpenHours, WeeklyHours } from './openingHours';
import { parseEventDate } from './parseEventDate';
import { weekdayOf } from './weekdayOf';

/** The closure that a day belongs to, if it belongs to one. */
export function closureOn(day: ClinicDay, closures: readonly Closure[]): Closure | undefined {
  return closures.find(({ from, to }) => parseEventDate(from) <= day && day <= parseEventDate(to));
}

/** The hours in which the office is open on a day; null when it is closed all day. */
export function openHoursOn(day: ClinicDay, hours: WeeklyHours, closures: readonly Closure[]): OpenHours | null {
  return closureOn(day, closures) ? null : hours[weekdayOf(day)];
}
