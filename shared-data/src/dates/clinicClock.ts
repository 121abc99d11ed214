import type { ClinicDay } from './clinicDay';
import { clinicTimeZone } from './clinicTimeZone';

/** The date and the time of day at the clinic. */
export interface ClinicClock {
  readonly day: ClinicDay;
  /** Minutes since midnight. */
  readonly minutes: number;
}

/**
 * The used part of `Temporal`, which not every browser supports. Full types would burden the compiler of every section.
 */
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

/** Returns an instant at the clinic as 'YYYY-MM-DD HH:MM', the Swedish format, or with a 'T' for the space. */
function dayAndTime(instant: number): string {
  const { Temporal } = globalThis as WithTemporal;
  if (!Temporal) return intlFormat().format(instant);
  const clock = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(clinicTimeZone);
  return clock.toString({ smallestUnit: 'minute', offset: 'never', timeZoneName: 'never' });
}

let format: Intl.DateTimeFormat | undefined;

/**
 * Created only if nothing else gives the time. The first use of Intl costs a slow phone some 70 ms before hydration.
 */
const intlFormat = () =>
  (format ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: clinicTimeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }));

/** Returns the day and the time at the clinic (America/Chicago). @param instant milliseconds since the epoch. */
export function clinicClock(instant: number): ClinicClock {
  const shown = dayAndTime(instant);
  return {
    day: shown.slice(0, 10) as ClinicDay,
    minutes: Number(shown.slice(11, 13)) * 60 + Number(shown.slice(14, 16)),
  };
}
