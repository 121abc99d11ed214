import type { ClinicEvent } from '@site/shared-data/events';

/**
 * What an event's entry in a calendar says beyond when and where. Nothing of its registration: the entry stays as it is,
 * and the page it leads to knows. The origin is where the site is found.
 */
export function eventNotes(event: ClinicEvent, origin: string): string {
  const { description, doorsTime, startTime, time, detailPageUrl } = event;
  return [description, doorsTime && `Doors open at ${doorsTime}.`, !startTime && `${time}.`, origin + detailPageUrl]
    .filter(Boolean)
    .join('\n');
}
