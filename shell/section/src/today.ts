import { clinicClock } from '@site/shared-data/dates/clinicClock';
import type { ClinicDay } from '@site/shared-data/dates/clinicDay';
import { useSyncExternalStore } from 'react';

// Where nobody sets it, in tests for example, no clock counts as too far behind.
let buildDay: ClinicDay = '1983-01-01';
let holidays: ReadonlySet<ClinicDay> = new Set();

/**
 * Sets the day that the pages were composed for, and the holidays from then on. The shell calls it once, before the first render.
 */
export function setBuildDay(day: ClinicDay, holidaysAhead: readonly ClinicDay[] = []): void {
  buildDay = day;
  holidays = new Set(holidaysAhead);
}

/** Whether a day is a holiday for which the clinic has not confirmed whether it is open. */
export const isHoliday = (day: ClinicDay) => holidays.has(day);

/** How many years a clock may be behind the day of composing. After an empty battery clocks start at 1970 or 2001. */
const oldestYears = 10;

const yearOf = (day: ClinicDay) => Number(day.slice(0, 4));

/** The current day at the clinic by the visitor's clock; null when the clock is too far behind. */
function dayOfClock(): ClinicDay | null {
  const { day } = clinicClock(Date.now());
  return yearOf(day) < yearOf(buildDay) - oldestYears ? null : day;
}

/** Calls back each minute, and whenever the page becomes visible, so that an open page follows the clock. */
function subscribeToTime(changed: () => void): () => void {
  const timer = setInterval(changed, 60_000);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/**
 * The current day at the clinic. Prerendering and hydration see the day of composing, so that both agree; the real day follows
 * at once. A clock that is too far behind is ignored.
 */
export function useToday(): ClinicDay {
  return useSyncExternalStore(
    subscribeToTime,
    () => dayOfClock() ?? buildDay,
    () => buildDay,
  );
}

/**
 * The current minute, in milliseconds since the epoch; null while prerendering and hydrating, and for a clock that is too far
 * behind.
 */
export function useMinute(): number | null {
  return useSyncExternalStore(
    subscribeToTime,
    () => (dayOfClock() ? Math.floor(Date.now() / 60_000) * 60_000 : null),
    () => null,
  );
}
