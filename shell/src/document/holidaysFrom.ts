import { inRange } from '@18f/us-federal-holidays';
import { addDays, type ClinicDay } from '@site/shared-data/dates/clinicDay';

/** The number of days from the build day with known holidays. Each holiday occurs once. */
const knownDays = 366;

/** Returns the day of a holiday, which the library writes as '2026-7-3'. */
const dayOf = (text: string) =>
  text
    .split('-')
    .map((part) => part.padStart(2, '0'))
    .join('-') as ClinicDay;

/**
 * Returns the days of a year on which many offices in the United States are closed. These are the federal holidays,
 * both actual and observed, and the days before and after Christmas. Only compose calls it, so that no browser loads
 * the library.
 */
export function holidaysFrom(first: ClinicDay): readonly ClinicDay[] {
  const last = addDays(first, knownDays);
  // A holiday up to three days outside of the year may be observed within it.
  const range = [new Date(addDays(first, -3)), new Date(addDays(last, 3))] as const;
  const federal = [true, false].flatMap((isObserved) =>
    inRange(...range, { shiftSaturdayHolidays: isObserved, shiftSundayHolidays: isObserved }),
  );
  const days = federal.map(({ dateString }) => dayOf(dateString));
  const aroundChristmas = days
    .filter((day) => day.endsWith('-12-25'))
    .flatMap((day) => [addDays(day, -1), addDays(day, 1)]);
  return [...new Set([...days, ...aroundChristmas])].filter((day) => first <= day && day < last).sort();
}
