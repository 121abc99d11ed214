import type { ClinicEvent } from '@site/shared-data/events';

/**
 * Returns the description of an event for calendars. It does not mention registration, because an entry that a visitor
 * imported once keeps its text. Only a subscription or a new import replaces it. It links to the event's page instead.
 * @param origin the address of the site.
 */
export function eventNotes(event: ClinicEvent, origin: string): string {
  const { description, doorsTime, startTime, time, detailPageUrl } = event;
  return [description, doorsTime && `Doors open at ${doorsTime}.`, !startTime && `${time}.`, origin + detailPageUrl]
    .filter(Boolean)
    .join('\n');
}
