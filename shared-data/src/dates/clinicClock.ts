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

/** Reads 'YYYY-MM-DD HH:MM' at the clinic, as Swedes write an instant. */
function dayAndTime(instant: number): string {
  const { Temporal } = globalThis as WithTemporal;
  if (!Temporal) return intlFormat().format(instant);
  const clock = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(clinicTimeZone);
  return clock.toString({ smallestUnit: 'minute', offset: 'never', timeZoneName: 'never' }).replace('T', ' ');
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
  const [day, time = ''] = dayAndTime(instant).split(' ');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { day: day as ClinicDay, minutes: hour * 60 + minute };
}
