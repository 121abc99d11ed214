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

/** Returns an instant in a time zone as 'YYYY-MM-DD HH:MM', the Swedish format, or with a 'T' for the space. */
function dayAndTime(instant: number, timeZone: string): string {
  const { Temporal } = globalThis as WithTemporal;
  if (!Temporal) return intlFormat(timeZone).format(instant);
  const clock = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);
  return clock.toString({ smallestUnit: 'minute', offset: 'never', timeZoneName: 'never' });
}

const formats: Record<string, Intl.DateTimeFormat> = {};

/**
 * Created only if nothing else gives the time. The first use of Intl costs a slow phone some 70 ms before hydration.
 */
const intlFormat = (timeZone: string) =>
  (formats[timeZone] ??= new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }));

/**
 * Returns the day and the time at the clinic.
 * @param instant milliseconds since the epoch.
 * @param timeZone an IANA name such as 'America/Denver'.
 */
export function clinicClock(instant: number, timeZone: string = clinicTimeZone): ClinicClock {
  const shown = dayAndTime(instant, timeZone);
  return {
    day: shown.slice(0, 10) as ClinicDay,
    minutes: Number(shown.slice(11, 13)) * 60 + Number(shown.slice(14, 16)),
  };
}
