import type { StructuredData } from '@site/section/Section';
import type { ClinicEvent } from '@site/shared-data/events';
import { endDayOf } from '@site/shared-data/dates/eventEnd';
import { parseEventDate } from '@site/shared-data/dates/eventDate';
import { socialImage } from '@site/shared-data/pictures';
import { contact, org, siteOrigin, type PostalAddress } from '@site/shared-data/siteFacts';
import { structuredAddress } from '@site/shared-data/postalAddress';
import { eventPlaces } from '../calendar/eventPlaces';
import { isoClinicTime } from '@site/shared-data/dates/isoClinicTime';

/** The times of an event as schema.org wants them: with their distance from UTC, or the day alone while none is known. */
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

/** One place, or several; the state alone while no address is known. */
function locationOf(event: ClinicEvent) {
  const places = eventPlaces(event).map(({ name, address }) => placeOf(name, address));
  const [place = placeOf(event.location, { state: contact.address.value.state })] = places;
  return places.length > 1 ? places : place;
}

/** What it costs to take part (https://schema.org/Offer). */
const offersOf = (prices: NonNullable<ClinicEvent['prices']>, url: string) =>
  prices.map(({ name, dollars }) => ({ '@type': 'Offer', name, price: dollars, priceCurrency: 'USD', url }));

/** An event as search engines read it (https://schema.org/Event). */
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
