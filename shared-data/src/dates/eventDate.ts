import { isClinicDay, weekdayOf, type ClinicDay } from './clinicDay';

/** The months in dates. */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const twoDigits = (number: number | string) => String(number).padStart(2, '0');

/**
 * Parses a date such as 'April 10, 2025'. The content check rejects an invalid date before any page reads it, so scripts
 * for browsers do not contain the check.
 * @throws RangeError for any other text, an impossible date, or another century.
 */
export function parseEventDate(text: string): ClinicDay {
  const [month, date = '', year] = text.split(/,? /);
  const day = `${year}-${twoDigits(months.findIndex((name) => name === month) + 1)}-${twoDigits(date)}`;
  if (process.env['SITE_TARGET'] !== 'browser') {
    const pattern = new RegExp(`^(${months.join('|')}) ([1-9]|[12][0-9]|3[01]), (19|20)[0-9]{2}$`);
    if (!pattern.test(text) || !isClinicDay(day))
      throw new RangeError(`'${text}' is not a date such as 'April 10, 2025'.`);
  }
  return day as ClinicDay;
}

/** Reads a day in either form, 'April 10, 2025' or '2025-04-10'. Returns undefined for any other text or an impossible day. */
export function dayIn(text: string): ClinicDay | undefined {
  if (isClinicDay(text)) return text;
  try {
    return parseEventDate(text);
  } catch {
    return undefined;
  }
}

/** Formats a day: 'April 10, 2025'. */
export function formatDate(day: ClinicDay): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${months[(month ?? 1) - 1]} ${date}, ${year}`;
}

/** Formats a day with its day of the week: 'Thursday, April 10, 2025'. */
export function formatLongDate(day: ClinicDay): string {
  return `${weekdayOf(day)}, ${formatDate(day)}`;
}
