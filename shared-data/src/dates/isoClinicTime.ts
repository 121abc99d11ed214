import { clinicClock } from './clinicClock';
import type { ClinicDay } from './clinicDay';
import { clinicTimeZone } from './clinicTimeZone';
import { parseClockTime } from './openingHours';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Returns how far a time zone is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const shown = clinicClock(instant, timeZone);
  return Date.parse(shown.day) + shown.minutes * minute - instant;
}

/**
 * Returns a time at the clinic with its UTC offset: '2025-04-10T18:00:00-05:00'. In an hour that occurs twice, it means
 * the first one. An hour that does not exist counts from before the gap (RFC 5545 §3.3.5).
 * @param timeZone an IANA name such as 'America/Denver'.
 */
export function isoClinicTime(date: ClinicDay, time: string, timeZone: string = clinicTimeZone): string {
  const wallClock = Date.parse(date) + parseClockTime(time) * minute;
  // A zone is less than a day from UTC, and changes its clocks at most once in these two days.
  const [before, after] = [offsetAt(wallClock - day, timeZone), offsetAt(wallClock + day, timeZone)];
  const isShown = (offset: number) => offsetAt(wallClock - offset, timeZone) === offset;
  const offset = !isShown(before) && isShown(after) ? after : before;
  const ahead = new Date(Math.abs(offset)).toISOString().slice(11, 16);
  return `${new Date(wallClock).toISOString().slice(0, 19)}${offset < 0 ? '-' : '+'}${ahead}`;
}
