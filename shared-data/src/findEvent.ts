import { events } from './events';
import type { ClinicEvent, EventId } from './events';

/** The event with an id. */
export function findEvent(id: EventId): ClinicEvent {
  const event = events.find((candidate) => candidate.id === id);
  if (event === undefined) {
    throw new Error(`No event has the id '${id}'.`);
  }
  return event;
}
