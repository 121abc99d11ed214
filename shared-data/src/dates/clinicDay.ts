/** A calendar day at the clinic (America/Chicago), written 'YYYY-MM-DD'. Days compare as text. */
export type ClinicDay = `${number}-${number}-${number}`;

const millisecondsPerDay = 86_400_000;

/** The day that lies a number of days after another, or before it if the number is negative. */
export function addDays(day: ClinicDay, count: number): ClinicDay {
  return new Date(Date.parse(day) + count * millisecondsPerDay).toISOString().slice(0, 10) as ClinicDay;
}

/** The days of the week as the hours table shows them. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export type Weekday = (typeof weekdays)[number];

/** The day of the week of a day. */
export function weekdayOf(day: ClinicDay): Weekday {
  // A date without a time is read as UTC, so the reader's time zone cannot shift it. Sunday is 0 there, Monday here.
  return weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? 'Monday';
}
