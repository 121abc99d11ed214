import type { StructuredData } from '@site/section/Section';
import type { ClinicEvent } from '@site/shared-data/events';
import { endDayOf } from '@site/shared-data/dates/eventEnd';
import { parseEventDate } from '@site/shared-data/dates/eventDate';
import { socialImage } from '@site/shared-data/pictures';
import { contact, org, siteOrigin, type PostalAddress } from '@site/shared-data/siteFacts';
import { structuredAddress } from '@site/shared-data/postalAddress';
import { eventPlaces } from '../calendar/eventPlaces';
import { isoClinicTime } from '@site/shared-data/dates/isoClinicTime';

/** Returns the times of an event for schema.org with their UTC offset, or only the days if the times are unknown. */
function timesOf(event: ClinicEvent) {
  const { date, endDate, doorsTime, startTime, endTime } = event;
  const firstDay = parseEventDate(date);
  const lastDay = endDate ? parseEventDate(endDate) : firstDay;
  if (!startTime) return { startDate: firstDay, endDate: lastDay };
  return {
    ...(doorsTime && { doorTime: isoClinicTime(firstDay, doorsTime) }),
    startDate: isoClinicTime(firstDay, startTime),
    ...(endTime ? { endDate: isoClinicTime(endDayOf(event), endTime) } : endDate && { endDate: lastDay }),
  };
}

const placeOf = (name: string, address: Partial<PostalAddress>) => ({
  '@type': 'Place',
  name,
  address: structuredAddress(address),
});

/** Returns one or more places, or only the state if no address is known. */
function locationOf(event: ClinicEvent) {
  const places = eventPlaces(event).map(({ name, address }) => placeOf(name, address));
  const [place = placeOf(event.location, { state: contact.address.value.state })] = places;
  return places.length > 1 ? places : place;
}

/** Returns the prices of an event (https://schema.org/Offer). */
const offersOf = (prices: NonNullable<ClinicEvent['prices']>, url: string) =>
  prices.map(({ name, dollars }) => ({ '@type': 'Offer', name, price: dollars, priceCurrency: 'USD', url }));

/** Returns an event for search engines (https://schema.org/Event). */
export function eventStructuredData(event: ClinicEvent): StructuredData {
  return {
    '@type': 'Event',
    name: event.title,
    description: event.summary,
    ...timesOf(event),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: locationOf(event),
    image: siteOrigin.value + socialImage(event.image.name),
    url: siteOrigin.value + event.detailPageUrl,
    ...(event.prices && { offers: offersOf(event.prices, siteOrigin.value + event.detailPageUrl) }),
    organizer: { '@type': 'Organization', name: org.name.value, url: siteOrigin.value },
  };
}
