import type { ClinicEvent } from '@site/shared-data/events';

/** Where an event's calendar file lies: '/events/hope-gala.ics'. */
export const calendarPath = ({ detailPageUrl }: ClinicEvent) => `${detailPageUrl}.ics` as const;
