import { clinicClock } from '@site/shared-data/dates/clinicClock';
import type { ClinicDay } from '@site/shared-data/dates/clinicDay';
import { useSyncExternalStore } from 'react';

// Until `setBuildDay` is called, for example in tests, any clock is accepted.
let buildDay: ClinicDay = '1983-01-01';
let holidays: ReadonlySet<ClinicDay> = new Set();

/**
 * Sets the day that the pages were composed for, and the holidays from that day on. The shell calls it once, before the
 * first render.
 */
export function setBuildDay(day: ClinicDay, holidaysAhead: readonly ClinicDay[] = []): void {
  buildDay = day;
  holidays = new Set(holidaysAhead);
}

/** Returns whether a day is a holiday for which the clinic has not confirmed its hours. */
export const isHoliday = (day: ClinicDay) => holidays.has(day);

/** How many years a clock may be behind the build day. After an empty battery, clocks start in 1970 or 2001. */
const oldestYears = 10;

const yearOf = (day: ClinicDay) => Number(day.slice(0, 4));

/** Returns the current day at the clinic by the visitor's clock, or null if the clock is too far behind. */
function dayOfClock(): ClinicDay | null {
  const { day } = clinicClock(Date.now());
  return yearOf(day) < yearOf(buildDay) - oldestYears ? null : day;
}

/** Calls back every minute, and whenever the page becomes visible, so that an open page follows the clock. */
function subscribeToTime(changed: () => void): () => void {
  const timer = setInterval(changed, 60_000);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/**
 * Returns the current day at the clinic. Prerendering and hydration use the build day, so that both
 * agree. The real day follows right after hydration. It ignores a clock that is too far behind.
 */
export function useToday(): ClinicDay {
  return useSyncExternalStore(
    subscribeToTime,
    () => dayOfClock() ?? buildDay,
    () => buildDay,
  );
}

/**
 * Returns the current minute in milliseconds since the epoch. Returns null during prerendering and hydration, and if
 * the clock is too far behind.
 */
export function useMinute(): number | null {
  return useSyncExternalStore(
    subscribeToTime,
    () => (dayOfClock() ? Math.floor(Date.now() / 60_000) * 60_000 : null),
    () => null,
  );
}
