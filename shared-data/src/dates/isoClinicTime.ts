import { clinicClock } from './clinicClock';
import type { ClinicDay } from './clinicDay';
import { parseClockTime } from './openingHours';

const minute = 60_000;
const hour = 60 * minute;

/**
 * Returns a time at the clinic with its UTC offset: '2025-04-10T18:00:00-05:00'. In an hour that occurs twice, it means
 * the first one. An hour that does not exist counts from before the gap (RFC 5545 §3.3.5).
 */
export function isoClinicTime(day: ClinicDay, time: string): string {
  const wallClock = Date.parse(day) + parseClockTime(time) * minute;
  const isShown = (hoursBehind: number) => {
    const shown = clinicClock(wallClock + hoursBehind * hour);
    return Date.parse(shown.day) + shown.minutes * minute === wallClock;
  };
  const hoursBehind = isShown(5) ? 5 : 6;
  return `${new Date(wallClock).toISOString().slice(0, 19)}-0${hoursBehind}:00`;
}
