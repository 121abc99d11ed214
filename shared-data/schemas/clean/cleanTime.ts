import { formatDate, months, parseEventDate } from '../../src/dates/eventDate';
import { weekdayOf, weekdays, type ClinicDay } from '../../src/dates/clinicDay';
import { cleanShape } from './cleanShape';

/**
 * A time of the day as this site writes it, '6:00 PM': from '6pm', '6:00 p.m.', '18:00', 'noon'. What could be morning or evening
 * stays as it is.
 */
export function cleanClockTime(text: string): string {
  const plain = cleanShape(text);
  if (/^(?:12 )?noon$/i.test(plain)) return '12:00 PM';
  if (/^(?:12 )?midnight$/i.test(plain)) return '12:00 AM';
  const [, hour = '', minute = '00', half] = /^0?(\d{1,2})(?:[:.](\d\d))? ?([ap])\.? ?m\.?$/i.exec(plain) ?? [];
  if (half !== undefined) return `${hour}:${minute} ${half.toUpperCase()}M`;
  const [, hours = '', minutes] = /^(00|1[3-9]|2[0-3]):(\d\d)(?::00)?$/.exec(plain) ?? [];
  if (minutes === undefined) return plain;
  return `${Number(hours) % 12 || 12}:${minutes} ${hours === '00' ? 'AM' : 'PM'}`;
}

const monthNamed = (name: string) => months.find((month) => month.toLowerCase().startsWith(name.toLowerCase())) ?? '';
const weekdayNames = weekdays.map((day) => `${day}|${day.slice(0, 3)}`).join('|');
const withoutWeekday = new RegExp(`^(?:(${weekdayNames})\\.?,? )?`, 'i');
const month = '([a-z]{3,9})\\.?';

/** The forms of a day that mean one day, each with the places of year, month and day. */
const forms: readonly (readonly [form: RegExp, read: (parts: readonly string[]) => string])[] = [
  [
    new RegExp(`^${month} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})$`, 'i'),
    ([name = '', day, year]) => `${monthNamed(name)} ${Number(day)}, ${year}`,
  ],
  [
    new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)? ${month},? (\\d{4})$`, 'i'),
    ([day, name = '', year]) => `${monthNamed(name)} ${Number(day)}, ${year}`,
  ],
  [
    /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T00:00.*)?$/,
    ([year, at, day]) => `${months[Number(at) - 1]} ${Number(day)}, ${year}`,
  ],
  // April 25 has one meaning in figures; April 10 has two.
  [
    /^(\d{1,2})\/(1[3-9]|2\d|3[01])\/(\d{4})$/,
    ([at, day, year]) => `${months[Number(at) - 1]} ${Number(day)}, ${year}`,
  ],
  [
    /^(1[3-9]|2\d|3[01])\/(\d{1,2})\/(\d{4})$/,
    ([day, at, year]) => `${months[Number(at) - 1]} ${Number(day)}, ${year}`,
  ],
];

/** The day that a text means; undefined where no calendar has it, or where its day of the week is another one. */
function dayOf(text: string): ClinicDay | undefined {
  const plain = cleanShape(text);
  const weekday = withoutWeekday.exec(plain)?.[1];
  const date = plain.replace(withoutWeekday, '');
  for (const [form, read] of forms) {
    const parts = form.exec(date);
    if (!parts) continue;
    try {
      const day = parseEventDate(read(parts.slice(1)));
      return weekday && !weekdayOf(day).toLowerCase().startsWith(weekday.toLowerCase()) ? undefined : day;
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** A day as people read it, 'April 10, 2025': from 'Apr. 10, 2025', '10 April 2025', 'Thursday, April 10th, 2025', '2025-04-10'. */
export function cleanEventDate(text: string): string {
  const day = dayOf(text);
  return day ? formatDate(day) : cleanShape(text);
}

/** The same day by its numbers: '2025-04-10'. */
export const cleanDay = (text: string): string => dayOf(text) ?? cleanShape(text);
