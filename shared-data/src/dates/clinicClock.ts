import type { ClinicDay } from './clinicDay';

/** Where the clinic's clock stands (IANA time zone). Every date and hour of the site is read there. */
export const clinicTimeZone = 'America/Chicago';

/** What the clinic's calendar and wall clock show. */
export interface ClinicClock {
  readonly day: ClinicDay;
  /** Minutes since midnight on the wall clock. */
  readonly minutes: number;
}

/** What is asked of `Temporal`, which not every browser has; types for all of it would be asked of every section's compiler. */
interface WithTemporal {
  readonly Temporal?: {
    readonly Instant: {
      fromEpochMilliseconds(instant: number): {
        toZonedDateTimeISO(zone: string): {
          toString(parts: { smallestUnit: 'minute'; offset: 'never'; timeZoneName: 'never' }): string;
        };
      };
    };
  };
}

/** An instant at the clinic as 'YYYY-MM-DD HH:MM', which is how Swedes write it, or with a 'T' between. */
function dayAndTime(instant: number): string {
  const { Temporal } = globalThis as WithTemporal;
  if (!Temporal) return intlFormat().format(instant);
  const clock = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(clinicTimeZone);
  return clock.toString({ smallestUnit: 'minute', offset: 'never', timeZoneName: 'never' });
}

let format: Intl.DateTimeFormat | undefined;

/** Made where nothing else tells the time: the first use of Intl takes a slow phone some 70 ms before its page is live. */
const intlFormat = () =>
  (format ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: clinicTimeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }));

/** The day and the time at the clinic at an instant in milliseconds, wherever the reader is. */
export function clinicClock(instant: number): ClinicClock {
  const shown = dayAndTime(instant);
  return {
    day: shown.slice(0, 10) as ClinicDay,
    minutes: Number(shown.slice(11, 13)) * 60 + Number(shown.slice(14, 16)),
  };
}
