import type { StructuredData } from '@site/section/Section';
import type { ClinicEvent } from '@site/shared-data/events';
import { parseEventDate } from '@site/shared-data/parseEventDate';
import { socialImage } from '@site/shared-data/pictures';
import { contact, org, siteOrigin } from '@site/shared-data/siteFacts';
import { isoClinicTime } from '../calendar/isoClinicTime';

/** The times of an event as schema.org wants them: with their distance from UTC, or the day alone while none is known. */
function timesOf({ date, endDate, doorsTime, startTime, endTime }: ClinicEvent) {
  const firstDay = parseEventDate(date);
  const lastDay = endDate ? parseEventDate(endDate) : firstDay;
  if (!startTime) return { startDate: firstDay, endDate: lastDay };
  return {
    ...(doorsTime && { doorTime: isoClinicTime(firstDay, doorsTime) }),
    startDate: isoClinicTime(firstDay, startTime),
    ...(endTime && { endDate: isoClinicTime(lastDay, endTime) }),
  };
}

/** An event as search engines read it (https://schema.org/Event). */
export function eventStructuredData(event: ClinicEvent): StructuredData {
  return {
    '@type': 'Event',
    name: event.title,
    description: event.description,
    ...timesOf(event),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: event.location,
      address: { '@type': 'PostalAddress', addressRegion: contact.address.value.state, addressCountry: 'US' },
    },
    image: siteOrigin.value + socialImage(event.image.name),
    url: siteOrigin.value + event.detailPageUrl,
    organizer: { '@type': 'Organization', name: org.name.value, url: siteOrigin.value },
  };
}
