import type { Content } from '../../schemas/Content';
import { weekdayOf, type ClinicDay, type Weekday } from './clinicDay';
import { parseEventDate } from './eventDate';

/** The office hours of a usual week; null means closed all day. */
export type WeeklyHours = Content['hours']['value'];

/** One open stretch of a day, in clinic time written as people write it: '8:00 AM'. */
type OpenHours = NonNullable<WeeklyHours[Weekday]>;

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

/** The closure that a day belongs to, if it belongs to one. */
export function closureOn(day: ClinicDay, closures: readonly Closure[]): Closure | undefined {
  return closures.find(({ from, to }) => parseEventDate(from) <= day && day <= parseEventDate(to));
}

/** The hours in which the office is open on a day; null when it is closed all day. */
export function openHoursOn(day: ClinicDay, hours: WeeklyHours, closures: readonly Closure[]): OpenHours | null {
  return closureOn(day, closures) ? null : hours[weekdayOf(day)];
}
