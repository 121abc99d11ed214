import { addressLine } from '@site/shared-data/postalAddress';
import type { ClinicEvent } from '@site/shared-data/events';
import type { PostalAddress } from '@site/shared-data/siteFacts';
import { bottlePlaces } from '../bottlePlaces';

/** A place with an address. */
interface EventPlace {
  readonly name: string;
  readonly address: PostalAddress;
}

/** Returns the places of an event with known addresses. */
export function eventPlaces(event: ClinicEvent): readonly EventPlace[] {
  const { location, address, pageParts } = event;
  if (address) return [{ name: location, address }];
  // The bottle campaign takes place wherever there are bottles. Calendar files and structured data do not follow the clock, so
  // every campaign counts as over.
  if (pageParts !== 'bottles') return [];
  return bottlePlaces(event, true).flatMap(({ name, address }) => (address ? [{ name, address }] : []));
}

/** Returns the place of an event in one line for calendars. */
export function placeLine(event: ClinicEvent): string {
  const places = eventPlaces(event).map(({ name, address }) =>
    name === event.location ? addressLine(address) : `${name}, ${addressLine(address)}`,
  );
  return [event.location, places.join('; ')].filter(Boolean).join(', ');
}
