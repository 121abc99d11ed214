import type { ClinicDay } from './clinicTime';
import { eventState } from './eventState';
import type { EventDays } from './eventState';

/** Whether an event is over: its last day has ended at the clinic. On its own day it is still to come, or under way. */
export function isPast(event: EventDays, today: ClinicDay): boolean {
  return eventState(event, today) === 'over';
}
