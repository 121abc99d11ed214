import type { ClinicEvent } from '@site/shared-data/events';
import { siteOrigin } from '@site/shared-data/siteFacts';

/** What an event's entry in a calendar says beyond when and where. */
export function eventNotes({ description, doorsTime, startTime, time, registration, detailPageUrl }: ClinicEvent): string {
  return [
    description,
    doorsTime && `Doors open at ${doorsTime}.`,
    !startTime && `${time}.`,
    registration,
    `${siteOrigin.value}${detailPageUrl}`,
  ]
    .filter(Boolean)
    .join('\n');
}
