import type { ClinicDay } from './clinicTime';
import type { ClinicEvent } from './events';
import { pastEvents } from './pastEvents';
import { upcomingEvents } from './upcomingEvents';

/** All events as the list shows them: first those to come, then the past ones, each group by date. */
export function sortedEvents(events: readonly ClinicEvent[], today: ClinicDay): readonly ClinicEvent[] {
  return [...upcomingEvents(events, today), ...pastEvents(events, today)];
}
