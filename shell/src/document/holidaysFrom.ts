import { inRange } from '@18f/us-federal-holidays';
import { addDays, type ClinicDay } from '@site/shared-data/dates/clinicDay';

/** For how many days from composing holidays are known: each holiday once. */
const knownDays = 366;

/** The day of a holiday; the library writes '2026-7-3'. */
const dayOf = (text: string) =>
  text
    .split('-')
    .map((part) => part.padStart(2, '0'))
    .join('-') as ClinicDay;

/**
 * The days of a year from a day on which many offices in the United States are closed: the federal holidays, each where it
 * falls and where it is observed, and the days before and after Christmas. For compose alone: no browser needs the library.
 */
export function holidaysFrom(first: ClinicDay): readonly ClinicDay[] {
  const last = addDays(first, knownDays);
  // Three days wider at both ends: a holiday beyond them may be observed within.
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
