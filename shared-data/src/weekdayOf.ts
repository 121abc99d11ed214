import type { ClinicDay } from './clinicTime';
import { weekdays } from './openingHours';
import type { Weekday } from './openingHours';

/** The day of the week of a day. */
export function weekdayOf(day: ClinicDay): Weekday {
  // A date without a time is read as UTC, so the reader's time zone cannot shift it. Sunday is 0 there, Monday here.
  return weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? 'Monday';
}
