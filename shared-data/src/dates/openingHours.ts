import type { Content } from '../../schemas/Content';
import { addDays, weekdayOf, type ClinicDay, type Weekday } from './clinicDay';
import { parseEventDate } from './eventDate';

/** The office hours of a regular week. Null means closed all day. */
export type WeeklyHours = Content['hours']['value'];

/**
 * The hours of a day: one or more periods, with or without an appointment, every week or in some weeks of the month.
 */
export type DayHours = NonNullable<WeeklyHours[Weekday]>;

/** One open period of a day at the clinic: '8:00 AM' to '12:00 PM'. */
export interface OpenHours {
  readonly opens: string;
  readonly closes: string;
}

/** Returns the open periods of a day. It returns none for a day by appointment without hours. */
export const sessionsOf = ({ opens, closes, then = [] }: DayHours): readonly OpenHours[] =>
  opens !== undefined && closes !== undefined
    ? [{ opens, closes }, ...then.map(({ from, until }) => ({ opens: from, closes: until }))]
    : [];

/** A range of days, both included, on which the office is closed despite the regular week. */
export type Closure = Content['closures']['value'][number];

const clockTime = /^(1[0-2]|[1-9]):([0-5][0-9]) (AM|PM)$/;

/** Returns a time such as '8:00 AM' in minutes since midnight. @throws RangeError for any other text. */
export function parseClockTime(text: string): number {
  const [, hour, minute, half] = clockTime.exec(text) ?? [];
  if (half === undefined) {
    throw new RangeError(`'${text}' is not a time such as '8:00 AM'.`);
  }
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'PM' ? 12 * 60 : 0);
}

/** Returns a closing time in minutes since midnight. 12:00 AM is the end of the day. */
export const closingMinutes = (text: string): number => parseClockTime(text) || 24 * 60;

const counted = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Returns whether a day is in one of the given weeks of its month. The first Saturday is in the first week. */
function isInWeeks(day: ClinicDay, weeks: DayHours['weeks']): boolean {
  if (weeks === undefined) return true;
  const week = counted[Math.ceil(Number(day.slice(8)) / 7) - 1];
  const isLast = addDays(day, 7).slice(0, 7) !== day.slice(0, 7);
  return weeks.some((one) => one === week || (one === 'last' && isLast));
}

/** Returns the closure that includes a day, if any. */
export function closureOn(day: ClinicDay, closures: readonly Closure[]): Closure | undefined {
  return closures.find(({ from, to }) => parseEventDate(from) <= day && day <= parseEventDate(to));
}

/** Returns the office hours of a day, or null if the office is closed all day. */
export function openHoursOn(day: ClinicDay, hours: WeeklyHours, closures: readonly Closure[]): DayHours | null {
  const usual = hours[weekdayOf(day)];
  return closureOn(day, closures) || !usual || !isInWeeks(day, usual.weeks) ? null : usual;
}
