import type { ClinicDay } from './clinicTime';
import { parseEventDate } from './parseEventDate';

/** The days of an event, as people write them: 'April 10, 2025'. */
export interface EventDays {
  /** The day, or the first day. */
  readonly date: string;
  /** The last day of an event that lasts longer than one. */
  readonly endDate?: string;
}

export type EventState = 'coming' | 'under way' | 'over';

/** How things stand with an event on a day at the clinic: from its first day to its last it is under way. */
export function eventState({ date, endDate = date }: EventDays, today: ClinicDay): EventState {
  if (today < parseEventDate(date)) return 'coming';
  return today <= parseEventDate(endDate) ? 'under way' : 'over';
}
