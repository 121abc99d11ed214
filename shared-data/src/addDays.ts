import type { ClinicDay } from './clinicTime';

const millisecondsPerDay = 86_400_000;

/** The day that lies a number of days after another, or before it if the number is negative. */
export function addDays(day: ClinicDay, count: number): ClinicDay {
  return new Date(Date.parse(day) + count * millisecondsPerDay).toISOString().slice(0, 10) as ClinicDay;
}
