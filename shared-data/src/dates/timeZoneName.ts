import { clinicTimeZone } from './clinicTimeZone';

/**
 * Returns the everyday name of a time zone, as it precedes 'time': 'Central'. Only for Node, because the first use of
 * Intl costs a phone some time.
 */
export function timeZoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name.replace(/( Standard)? Time$/, '');
}

/** The everyday name of the clinic's time zone: 'Central'. */
export const clinicTimeZoneName = timeZoneName(clinicTimeZone);
