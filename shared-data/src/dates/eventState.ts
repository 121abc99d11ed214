import type { ClinicDay } from './clinicDay';
import { parseEventDate } from './eventDate';

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

/** How things stand with an event on a day at the clinic: from its first day to its last it is under way. */
export function eventState({ date, endDate = date }: EventDays, today: ClinicDay): EventState {
  if (today < parseEventDate(date)) return 'coming';
  return today <= parseEventDate(endDate) ? 'under way' : 'over';
}

/** Whether an event is over: its last day has ended at the clinic. On its own day it is still to come, or under way. */
export function isPast(event: EventDays, today: ClinicDay): boolean {
  return eventState(event, today) === 'over';
}

/** Orders events by their first day, the earliest first. */
function byDate(one: EventDays, other: EventDays): number {
  return parseEventDate(one.date).localeCompare(parseEventDate(other.date));
}

/** The events that are under way or still to come, the next one first. */
export function upcomingEvents<Event extends EventDays>(events: readonly Event[], today: ClinicDay): readonly Event[] {
  return events.filter((event) => !isPast(event, today)).sort(byDate);
}

/** The events that are over, the earliest first. */
export function pastEvents<Event extends EventDays>(events: readonly Event[], today: ClinicDay): readonly Event[] {
  return events.filter((event) => isPast(event, today)).sort(byDate);
}
