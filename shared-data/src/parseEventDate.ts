import type { ClinicDay } from './clinicTime';
import { months } from './months';

const pattern = new RegExp(`^(${months.join('|')}) ([1-9]|[12][0-9]|3[01]), ([12][0-9]{3})$`);

const twoDigits = (number: number) => String(number).padStart(2, '0');

/**
 * The day that a date such as 'April 10, 2025' names. Anything else throws, also a date that no calendar has;
 * the content check refuses such an entry long before a page reads it.
 */
export function parseEventDate(text: string): ClinicDay {
  const [, month = '', day = '', year = ''] = pattern.exec(text) ?? [];
  const monthNumber = months.findIndex((name) => name === month) + 1;
  const lastDay = new Date(Date.UTC(Number(year), monthNumber, 0)).getUTCDate();
  if (monthNumber === 0 || Number(day) > lastDay) {
    throw new RangeError(`'${text}' is not a date such as 'April 10, 2025'.`);
  }
  return `${year}-${twoDigits(monthNumber)}-${twoDigits(Number(day))}` as ClinicDay;
}
