import type { ClinicEvent } from '@site/shared-data/events';

/** Returns the address of an event's calendar file: '/events/hope-gala.ics'. */
export const calendarPath = ({ detailPageUrl }: ClinicEvent) => `${detailPageUrl}.ics` as const;
