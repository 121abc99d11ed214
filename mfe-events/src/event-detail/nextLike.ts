import type { ClinicDay } from '@site/shared-data/dates/clinicDay';
import { upcomingEvents } from '@site/shared-data/dates/eventState';
import type { ClinicEvent } from '@site/shared-data/events';

/**
 * Returns the next upcoming event with the same special parts as a past one, or undefined if there is none.
 * @param events all events.
 * @param today the day at the clinic.
 * @param minute the current time in milliseconds since the epoch, if it is known.
 */
export const nextLike = (
  { pageParts }: ClinicEvent,
  events: readonly ClinicEvent[],
  today: ClinicDay,
  minute: number | null,
): ClinicEvent | undefined =>
  upcomingEvents(events, today, minute).find((event) => pageParts !== undefined && event.pageParts === pageParts);
