import type { ClinicEvent } from '@site/shared-data/events';

/**
 * The description of an event in a calendar. It does not mention registration: a saved entry never changes, and it links to the
 * event's page, which does. The origin is that of the site.
 */
export function eventNotes(event: ClinicEvent, origin: string): string {
  const { description, doorsTime, startTime, time, detailPageUrl } = event;
  return [description, doorsTime && `Doors open at ${doorsTime}.`, !startTime && `${time}.`, origin + detailPageUrl]
    .filter(Boolean)
    .join('\n');
}
