import { byDate } from './byDate';
import type { ClinicDay } from './clinicTime';
import type { ClinicEvent } from './events';
import { isPast } from './isPast';

/** The events still to come, the next one first. */
export function upcomingEvents(events: readonly ClinicEvent[], today: ClinicDay): readonly ClinicEvent[] {
  return events.filter((event) => !isPast(event, today)).sort(byDate);
}
