import type { ClinicDay } from './clinicDay';

/** Where the clinic's clock stands (IANA time zone). Every date and hour of the site is read there. */
export const clinicTimeZone = 'America/Chicago';

/** What the clinic's calendar and wall clock show. */
export interface ClinicClock {
  readonly day: ClinicDay;
  /** Minutes since midnight on the wall clock. */
  readonly minutes: number;
}

/** Reads 'YYYY-MM-DD HH:MM' at the clinic, as Swedes write an instant. */
function dayAndTime(instant: number): string {
  if (typeof Temporal === 'undefined') return intlFormat().format(instant);
  const clock = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(clinicTimeZone);
  return clock.toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ');
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
