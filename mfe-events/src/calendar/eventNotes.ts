import type { ClinicEvent } from '@site/shared-data/events';

/** What an event's entry in a calendar says beyond when and where. The origin is where the site is found. */
export function eventNotes(event: ClinicEvent, origin: string): string {
  const { description, doorsTime, startTime, time, registration, detailPageUrl } = event;
  return [
    description,
    doorsTime && `Doors open at ${doorsTime}.`,
    !startTime && `${time}.`,
    registration,
    origin + detailPageUrl,
  ]
    .filter(Boolean)
    .join('\n');
}
