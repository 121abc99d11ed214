import { weekdays, type Weekday } from './clinicDay';
import { sessionsOf, type DayHours, type WeeklyHours } from './openingHours';

/** A row of the hours table: consecutive days with the same hours. */
export interface HoursRow {
  readonly first: Weekday;
  readonly last: Weekday;
  /** '8:00 AM–5:00 PM', '8:00 AM–12:00 PM, 1:00 PM–5:00 PM', 'By appointment' or 'Closed'. */
  readonly text: string;
}

/** Returns the hours of a day as text. */
function hoursText(open: DayHours | null): string {
  if (open === null) return 'Closed';
  const { byAppointment = false, weeks = [] } = open;
  const times = sessionsOf(open).map(({ opens, closes }) => `${opens}–${closes}`);
  const said = [...times, ...(byAppointment ? ['by appointment'] : [])].join(', ');
  const text = said.charAt(0).toUpperCase() + said.slice(1);
  return weeks.length === 0 ? text : `${text} (${weeks.join(' and ')} of the month)`;
}

/** Returns a week in the fewest rows. */
export function hoursRows(hours: WeeklyHours): readonly HoursRow[] {
  const rows: HoursRow[] = [];
  for (const day of weekdays) {
    const text = hoursText(hours[day]);
    const row = rows.at(-1);
    if (row?.text === text) {
      rows[rows.length - 1] = { ...row, last: day };
    } else {
      rows.push({ first: day, last: day, text });
    }
  }
  return rows;
}

/** Returns a week as one sentence, such as 'Mon–Thu 8:00 AM–5:00 PM, Fri 8:00 AM–12:00 PM, Sat–Sun closed.' A time does not wrap. */
export function hoursLine(hours: WeeklyHours): string {
  const short = (day: Weekday) => day.slice(0, 3);
  const parts = hoursRows(hours).map(({ first, last, text }) => {
    const days = first === last ? short(first) : `${short(first)}–${short(last)}`;
    return `${days} ${text.charAt(0).toLowerCase()}${text.slice(1)}`.replaceAll(/ (?=[AP]M\b)/g, '\u00a0');
  });
  return `${parts.join(', ')}.`;
}
