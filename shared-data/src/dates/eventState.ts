import type { ClinicDay } from './clinicDay';
import { endDayOf, endsAfterMidnight, type EventTimes } from './eventEnd';
import { parseEventDate } from './eventDate';
import { isoClinicTime } from './isoClinicTime';

/** The days of an event, as people write them: 'April 10, 2025'. */
export interface EventDays {
  /** The day, or the first day. */
  readonly date: string;
  /** The last day of an event that lasts longer than one. */
  readonly endDate?: string;
}

/** The days of an event in one line: 'July 6, 2025 – August 2, 2025'. */
export const formatEventDays = ({ date, endDate }: EventDays) => (endDate ? `${date} – ${endDate}` : date);

export type EventState = 'coming' | 'under way' | 'over';

/** Whether an event that lasts until after midnight is not over yet. Where no instant is known, its day has ended. */
const isStillOn = (event: EventTimes, instant: number | null) =>
  instant !== null &&
  event.endTime !== undefined &&
  endsAfterMidnight(event) &&
  instant < Date.parse(isoClinicTime(endDayOf(event), event.endTime));

/**
 * How things stand with an event on a day at the clinic: from its first day to its last it is under way.
 * @param instant the time now, in milliseconds: in the night after it an event may still be under way.
 */
export function eventState(event: EventTimes, today: ClinicDay, instant: number | null = null): EventState {
  const { date, endDate = date } = event;
  if (today < parseEventDate(date)) return 'coming';
  return today <= parseEventDate(endDate) || isStillOn(event, instant) ? 'under way' : 'over';
}

/** Whether an event is over: its last day has ended at the clinic. On its own day it is still to come, or under way. */
export function isPast(event: EventTimes, today: ClinicDay, instant: number | null = null): boolean {
  return eventState(event, today, instant) === 'over';
}

/** Orders events by their first day, the earliest first. */
function byDate(one: EventDays, other: EventDays): number {
  return parseEventDate(one.date).localeCompare(parseEventDate(other.date));
}

/** The events that are under way or still to come, the next one first. */
export function upcomingEvents<Event extends EventTimes>(
  events: readonly Event[],
  today: ClinicDay,
  instant: number | null = null,
): readonly Event[] {
  return events.filter((event) => !isPast(event, today, instant)).sort(byDate);
}

/** The events that are over, the earliest first. */
export function pastEvents<Event extends EventTimes>(
  events: readonly Event[],
  today: ClinicDay,
  instant: number | null = null,
): readonly Event[] {
  return events.filter((event) => isPast(event, today, instant)).sort(byDate);
}
