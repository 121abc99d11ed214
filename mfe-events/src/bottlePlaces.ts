import { parseEventDate } from '@site/shared-data/dates/eventDate';
import { events as allEvents, type ClinicEvent } from '@site/shared-data/events';
import { participatingLocations, type ParticipatingLocation } from '@site/shared-data/participatingLocations';

type BottlePlace = NonNullable<ClinicEvent['places']>[number] & Pick<ParticipatingLocation, 'source'>;

/**
 * Returns the places of a bottle campaign. If its entry has none, a campaign that is not over has the places of today. Of those
 * that are over, only the latest has them.
 */
export function bottlePlaces(
  event: ClinicEvent,
  isOver: boolean,
  events: readonly ClinicEvent[] = allEvents,
): readonly BottlePlace[] {
  if (event.places) return event.places;
  const firstDay = parseEventDate(event.date);
  const isLatest = !events.some(({ pageParts, date }) => pageParts === 'bottles' && parseEventDate(date) > firstDay);
  return isLatest || !isOver ? participatingLocations : [];
}
