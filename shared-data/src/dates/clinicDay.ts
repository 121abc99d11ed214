/** A calendar day at the clinic, written 'YYYY-MM-DD'. Days compare as text. */
export type ClinicDay = `${number}-${number}-${number}`;

/** Returns whether a text is an existing day in the form 'YYYY-MM-DD'. */
export const isClinicDay = (text: string): text is ClinicDay =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(Date.parse(text) || 0).toISOString().startsWith(text);

const millisecondsPerDay = 86_400_000;

/** Returns the day that is `count` days after another. A negative count goes back. */
export function addDays(day: ClinicDay, count: number): ClinicDay {
  return new Date(Date.parse(day) + count * millisecondsPerDay).toISOString().slice(0, 10) as ClinicDay;
}

/** The days of the week in the order of the hours table. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export type Weekday = (typeof weekdays)[number];

export function weekdayOf(day: ClinicDay): Weekday {
  // A date without a time is in UTC, so the reader's time zone has no influence. `getUTCDay` starts with Sunday, and
  // the list with Monday.
  return weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? 'Monday';
}
