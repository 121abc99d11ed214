import { clinicClock } from './clinicClock';
import type { ClinicDay } from './clinicDay';
import { parseClockTime } from './openingHours';

const minute = 60_000;
const hour = 60 * minute;

/** A time of a day at the clinic with its distance from UTC: '2025-04-10T18:00:00-05:00'. */
export function isoClinicTime(day: ClinicDay, time: string): string {
  const wallClock = Date.parse(day) + parseClockTime(time) * minute;
  // Six hours on is at most an hour away from the instant that is meant: the clinic is five or six hours behind UTC.
  const near = wallClock + 6 * hour;
  const shown = clinicClock(near);
  const hoursBehind = (near - Date.parse(shown.day) - shown.minutes * minute) / hour;
  return `${new Date(wallClock).toISOString().slice(0, 19)}-0${hoursBehind}:00`;
}
