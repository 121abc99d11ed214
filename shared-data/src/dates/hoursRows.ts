import { weekdays, type Weekday } from './clinicDay';
import type { WeeklyHours } from './openingHours';

/** A line of the hours table: neighboring days with the same hours. */
export interface HoursRow {
  readonly first: Weekday;
  readonly last: Weekday;
  /** '8:00 AM–5:00 PM' or 'Closed'. */
  readonly text: string;
}

/** The week in as few lines as say it all. */
export function hoursRows(hours: WeeklyHours): readonly HoursRow[] {
  const rows: HoursRow[] = [];
  for (const day of weekdays) {
    const open = hours[day];
    const text = open === null ? 'Closed' : `${open.opens}–${open.closes}`;
    const row = rows.at(-1);
    if (row?.text === text) {
      rows[rows.length - 1] = { ...row, last: day };
    } else {
      rows.push({ first: day, last: day, text });
    }
  }
  return rows;
}
