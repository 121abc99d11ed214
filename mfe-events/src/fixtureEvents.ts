import { events, type ClinicEvent } from '@site/shared-data/events';

/* Events for tests from the entries of `shared-data/fixtures`, one of each kind. */

function fixtureEvent(id: string): ClinicEvent {
  const event = events.find((one) => one.id === id);
  if (!event) throw new Error(`shared-data/fixtures/entries/events has no event '${id}'`);
  return event;
}

/** An evening with times, registration and an address. */
export const evening = fixtureEvent('evening');

/** A day with unknown times and without open registration. */
export const run = fixtureEvent('run');

/** A campaign of several weeks in several places, open to all. */
export const campaign = fixtureEvent('campaign');
