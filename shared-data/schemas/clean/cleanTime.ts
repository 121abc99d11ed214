import { formatDate, months, parseEventDate } from '../../src/dates/eventDate';
import { weekdayOf, weekdays, type ClinicDay } from '../../src/dates/clinicDay';
import { cleanShape } from './cleanShape';

/**
 * Cleans a time of day: '6pm', '6:00 p.m.' and '18:00' become '6:00 PM', and 'noon' becomes '12:00 PM'. It does not
 * change ambiguous times.
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

/** The unambiguous forms of a date, with the order of their parts. */
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
  // The date 4/25 has one meaning, but 4/10 has two.
  [
    /^(\d{1,2})\/(1[3-9]|2\d|3[01])\/(\d{4})$/,
    ([at, day, year]) => `${months[Number(at) - 1]} ${Number(day)}, ${year}`,
  ],
  [
    /^(1[3-9]|2\d|3[01])\/(\d{1,2})\/(\d{4})$/,
    ([day, at, year]) => `${months[Number(at) - 1]} ${Number(day)}, ${year}`,
  ],
];

/** Returns the day of a text. It returns undefined for an impossible date, or one with the wrong day of the week. */
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

/**
 * Cleans a date such as 'Apr. 10, 2025', '10 April 2025', 'Thursday, April 10th, 2025' or '2025-04-10' to 'April 10,
 * 2025'.
 */
export function cleanEventDate(text: string): string {
  const day = dayOf(text);
  return day ? formatDate(day) : cleanShape(text);
}

/** Cleans a date to '2025-04-10'. */
export const cleanDay = (text: string): string => dayOf(text) ?? cleanShape(text);
