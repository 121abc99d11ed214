import type { ClinicEvent } from './events';
import { parseEventDate } from './parseEventDate';

/** Orders events by their date, the earliest first. */
export function byDate(one: ClinicEvent, other: ClinicEvent): number {
  return parseEventDate(one.date).localeCompare(parseEventDate(other.date));
}
