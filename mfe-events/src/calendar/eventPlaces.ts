import { addressLine } from '@site/shared-data/postalAddress';
import type { ClinicEvent } from '@site/shared-data/events';
import { participatingLocations } from '@site/shared-data/participatingLocations';
import type { PostalAddress } from '@site/shared-data/siteFacts';

/** A place with an address. */
interface EventPlace {
  readonly name: string;
  readonly address: PostalAddress;
}

/** Returns the places of an event with known addresses. */
export function eventPlaces({ location, address, pageParts }: ClinicEvent): readonly EventPlace[] {
  if (address) return [{ name: location, address }];
  // The bottle campaign takes place wherever there are bottles.
  if (pageParts !== 'bottles') return [];
  return participatingLocations.flatMap(({ name, address }) => (address ? [{ name, address }] : []));
}

/** Returns the place of an event in one line for calendars. */
export function placeLine(event: ClinicEvent): string {
  const places = eventPlaces(event).map(({ name, address }) =>
    name === event.location ? addressLine(address) : `${name}, ${addressLine(address)}`,
  );
  return [event.location, places.join('; ')].filter(Boolean).join(', ');
}
