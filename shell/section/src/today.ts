import { clinicClock } from '@site/shared-data/dates/clinicClock';
import type { ClinicDay } from '@site/shared-data/dates/clinicDay';
import { useSyncExternalStore } from 'react';

let buildDay: ClinicDay = '1983-01-01';
let holidays: ReadonlySet<ClinicDay> = new Set();

/**
 * Tells this module the day the pages were composed for, and the holidays from then on. The shell calls it once, before
 * anything renders.
 */
export function setBuildDay(day: ClinicDay, holidaysAhead: readonly ClinicDay[] = []): void {
  buildDay = day;
  holidays = new Set(holidaysAhead);
}

/** Whether a day is a holiday of which nobody has said yet whether the clinic is open. */
export const isHoliday = (day: ClinicDay) => holidays.has(day);

/** How many years before composing a clock may say before nobody believes it: an empty battery starts again at 1970 or 2001. */
const oldestYears = 10;

const yearOf = (day: ClinicDay) => Number(day.slice(0, 4));

/** The present day at the clinic as the visitor's clock tells it; null when the clock cannot be right. */
function dayOfClock(): ClinicDay | null {
  const { day } = clinicClock(Date.now());
  return yearOf(day) < yearOf(buildDay) - oldestYears ? null : day;
}

/** Calls back each minute and whenever the page is looked at again, so that an open page keeps up with the clock. */
function subscribeToTime(changed: () => void): () => void {
  const timer = setInterval(changed, 60_000);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/**
 * The visitor's present day at the clinic. Prerendering and the first render after hydration see the day of composing,
 * so that both agree; the real day follows at once. A clock that cannot be right changes nothing.
 */
export function useToday(): ClinicDay {
  return useSyncExternalStore(
    subscribeToTime,
    () => dayOfClock() ?? buildDay,
    () => buildDay,
  );
}

/**
 * The present minute, in milliseconds since the epoch; null when no minute is true: while prerendering and hydrating, and
 * for a clock that cannot be right.
 */
export function useMinute(): number | null {
  return useSyncExternalStore(
    subscribeToTime,
    () => (dayOfClock() ? Math.floor(Date.now() / 60_000) * 60_000 : null),
    () => null,
  );
}
