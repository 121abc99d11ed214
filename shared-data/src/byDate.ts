import type { EventDays } from './eventState';
import { parseEventDate } from './parseEventDate';

/** Orders events by their first day, the earliest first. */
export function byDate(one: EventDays, other: EventDays): number {
  return parseEventDate(one.date).localeCompare(parseEventDate(other.date));
}
