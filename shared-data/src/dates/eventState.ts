import type { ClinicDay } from './clinicDay';
import { endAfterMidnight, type EventTimes } from './eventEnd';
import { parseEventDate } from './eventDate';
import { hasNotEnded } from './hasNotEnded';

/** The days of an event in the form of its entry: 'April 10, 2025'. */
export interface EventDays {
  /** The only day, or the first day. */
  readonly date: string;
  /** The last day, if there are several. */
  readonly endDate?: string;
}

/** Formats the days of an event in one line: 'July 6, 2025 – August 2, 2025'. */
export const formatEventDays = ({ date, endDate }: EventDays) => (endDate ? `${date} – ${endDate}` : date);

export type EventState = 'coming' | 'under way' | 'over';

/**
 * Returns the state of an event on a day at the clinic. It is under way from its first to its last day.
 * @param instant the current time in milliseconds since the epoch, for events that end after midnight.
 */
export function eventState(event: EventTimes, today: ClinicDay, instant: number | null = null): EventState {
  const { date, endDate = date } = event;
  if (today < parseEventDate(date)) return 'coming';
  const end = { lastDay: parseEventDate(endDate), endsAt: endAfterMidnight(event) };
  return hasNotEnded(end, today, instant) ? 'under way' : 'over';
}

/** Returns whether an event is over, which means that its last day at the clinic has ended. */
export function isPast(event: EventTimes, today: ClinicDay, instant: number | null = null): boolean {
  return eventState(event, today, instant) === 'over';
}

/** Compares events by their first day. */
function byDate(one: EventDays, other: EventDays): number {
  return parseEventDate(one.date).localeCompare(parseEventDate(other.date));
}

/** Returns the events that are under way or in the future, sorted by date. */
export function upcomingEvents<Event extends EventTimes>(
  events: readonly Event[],
  today: ClinicDay,
  instant: number | null = null,
): readonly Event[] {
  return events.filter((event) => !isPast(event, today, instant)).sort(byDate);
}

/** Returns the events that are over, sorted by date. */
export function pastEvents<Event extends EventTimes>(
  events: readonly Event[],
  today: ClinicDay,
  instant: number | null = null,
): readonly Event[] {
  return events.filter((event) => isPast(event, today, instant)).sort(byDate);
}
