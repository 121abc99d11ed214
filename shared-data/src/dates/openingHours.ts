import type { Content } from '../../schemas/Content';
import { addDays, weekdayOf, type ClinicDay, type Weekday } from './clinicDay';
import { parseEventDate } from './eventDate';

/** The office hours of a usual week; null means closed all day. */
export type WeeklyHours = Content['hours']['value'];

/** The hours of a day: one stretch or several, with or without an appointment, each week or in some of the month. */
export type DayHours = NonNullable<WeeklyHours[Weekday]>;

/** One open stretch of a day, in clinic time written as people write it: '8:00 AM'. */
export interface OpenHours {
  readonly opens: string;
  readonly closes: string;
}

/** The open stretches of a day; none where it is by appointment without hours. */
export const sessionsOf = ({ opens, closes, then = [] }: DayHours): readonly OpenHours[] =>
  opens !== undefined && closes !== undefined
    ? [{ opens, closes }, ...then.map(({ from, until }) => ({ opens: from, closes: until }))]
    : [];

/** Days on which the office stays closed although the week says otherwise. Both days belong to it. */
export type Closure = Content['closures']['value'][number];

const clockTime = /^(1[0-2]|[1-9]):([0-5][0-9]) (AM|PM)$/;

/** The minutes since midnight of a time such as '8:00 AM'. Anything else throws. */
export function parseClockTime(text: string): number {
  const [, hour, minute, half] = clockTime.exec(text) ?? [];
  if (half === undefined) {
    throw new RangeError(`'${text}' is not a time such as '8:00 AM'.`);
  }
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'PM' ? 12 * 60 : 0);
}

/** The minutes since midnight at which a day closes: 12:00 AM is its end. */
export const closingMinutes = (text: string): number => parseClockTime(text) || 24 * 60;

const counted = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Whether a day lies in one of some weeks of its month: the first Saturday is in the first. */
function isInWeeks(day: ClinicDay, weeks: DayHours['weeks']): boolean {
  if (weeks === undefined) return true;
  const week = counted[Math.ceil(Number(day.slice(8)) / 7) - 1];
  const isLast = addDays(day, 7).slice(0, 7) !== day.slice(0, 7);
  return weeks.some((one) => one === week || (one === 'last' && isLast));
}

/** The closure that a day belongs to, if it belongs to one. */
export function closureOn(day: ClinicDay, closures: readonly Closure[]): Closure | undefined {
  return closures.find(({ from, to }) => parseEventDate(from) <= day && day <= parseEventDate(to));
}

/** The hours in which the office is open on a day; null when it is closed all day. */
export function openHoursOn(day: ClinicDay, hours: WeeklyHours, closures: readonly Closure[]): DayHours | null {
  const usual = hours[weekdayOf(day)];
  return closureOn(day, closures) || !usual || !isInWeeks(day, usual.weeks) ? null : usual;
}
