import type { ClinicDay } from './clinicDay';

/** The holidays by month, each with the earliest day of the month on which it may be observed. */
const names: Readonly<Record<string, readonly (readonly [from: number, name: string])[]>> = {
  '01': [
    [1, 'New Year’s Day'],
    [15, 'Martin Luther King Jr. Day'],
  ],
  '02': [[15, 'Presidents’ Day']],
  '05': [[25, 'Memorial Day']],
  '06': [[18, 'Juneteenth']],
  '07': [[3, 'Independence Day']],
  '09': [[1, 'Labor Day']],
  '10': [[8, 'Columbus Day']],
  '11': [
    [10, 'Veterans Day'],
    [22, 'Thanksgiving'],
  ],
  '12': [
    [24, 'Christmas'],
    [31, 'New Year’s Day'],
  ],
};

/** Returns the name of a holiday from one of its days: the day itself, its observed day, or a day next to Christmas. */
export function holidayName(day: ClinicDay): string {
  const [, month = '', date] = day.split('-');
  return names[month]?.findLast(([from]) => Number(date) >= from)?.[1] ?? 'Holiday';
}
