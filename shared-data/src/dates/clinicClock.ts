import { clinicDay, clinicTimeZone } from './clinicDay';
import type { ClinicDay } from './clinicDay';

const clockFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: clinicTimeZone,
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
});

/** What the clinic's calendar and wall clock show. */
export interface ClinicClock {
  readonly day: ClinicDay;
  /** Minutes since midnight on the wall clock. */
  readonly minutes: number;
}

/** The day and the time at the clinic at an instant in milliseconds, wherever the reader is. */
export function clinicClock(instant: number): ClinicClock {
  const [hour, minute] = clockFormat.format(instant).split(':').map(Number);
  return { day: clinicDay(new Date(instant)), minutes: (hour ?? 0) * 60 + (minute ?? 0) };
}
