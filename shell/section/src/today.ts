import { clinicDay } from '@site/shared-data/clinicTime';
import type { ClinicDay } from '@site/shared-data/clinicTime';
import { useSyncExternalStore } from 'react';

let buildDay: ClinicDay = '1983-01-01';

/** Tells this module the day the pages were composed for. The shell calls it once, before anything renders. */
export function setBuildDay(day: ClinicDay): void {
  buildDay = day;
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
 * so that both agree; the real day follows at once.
 */
export function useToday(): ClinicDay {
  return useSyncExternalStore(
    subscribeToTime,
    () => clinicDay(new Date()),
    () => buildDay,
  );
}

/** The present minute, in milliseconds since the epoch; null while prerendering and hydrating, when no minute is true. */
export function useMinute(): number | null {
  return useSyncExternalStore(
    subscribeToTime,
    () => Math.floor(Date.now() / 60_000) * 60_000,
    () => null,
  );
}
