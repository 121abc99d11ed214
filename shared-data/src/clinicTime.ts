/** A calendar day at the clinic (America/Chicago), written 'YYYY-MM-DD'. Days compare as text. */
export type ClinicDay = `${number}-${number}-${number}`;

/** Where the clinic's clock stands. Every date and hour of the site is read there. */
export const clinicTimeZone = 'America/Chicago';

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: clinicTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day at the clinic at an instant, wherever the reader is. */
export function clinicDay(instant: Date): ClinicDay {
  return dayFormat.format(instant) as ClinicDay;
}
