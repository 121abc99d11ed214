import { byDate } from './byDate';
import type { ClinicDay } from './clinicTime';
import type { EventDays } from './eventState';
import { isPast } from './isPast';

/** The events that are under way or still to come, the next one first. */
export function upcomingEvents<Event extends EventDays>(events: readonly Event[], today: ClinicDay): readonly Event[] {
  return events.filter((event) => !isPast(event, today)).sort(byDate);
}
