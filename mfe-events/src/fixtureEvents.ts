import { events, type ClinicEvent } from '@site/shared-data/events';

/* For tests alone, which get the entries of `shared-data/fixtures`: one event of each kind. */

function fixtureEvent(id: string): ClinicEvent {
  const event = events.find((one) => one.id === id);
  if (!event) throw new Error(`shared-data/fixtures/entries/events has no event '${id}'`);
  return event;
}

/** An evening with hours, guests who register, and an address. */
export const evening = fixtureEvent('evening');

/** A day whose hours are not known and whose registration is not open. */
export const run = fixtureEvent('run');

/** A campaign of weeks, in several places, open to all. */
export const campaign = fixtureEvent('campaign');
