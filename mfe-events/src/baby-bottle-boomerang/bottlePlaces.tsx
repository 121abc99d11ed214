import { sourceOf, type Source } from '@site/shared-data/Fact';
import { addressLine } from '@site/shared-data/postalAddress';
import {
  participatingLocations,
  participatingLocationsSources,
  type ParticipatingLocation,
} from '@site/shared-data/participatingLocations';
import { FactList } from '@site/ui/FactList';

/** Returns the address of a place, or a note: the clinic has not confirmed or not announced it. */
export function addressOf(
  place: ParticipatingLocation,
  unannounced: string,
  addresses: Source = participatingLocationsSources.address,
): string {
  if (place.address) return addressLine(place.address);
  return sourceOf(place, addresses).status === 'sample' ? 'To be confirmed' : unannounced;
}

const facts = participatingLocations.map((place) => ({
  term: place.name,
  detail: addressOf(place, 'The address was not announced'),
}));

/** Returns the places of a past campaign. */
export const bottlePlaces = { heading: 'Where the bottles were', content: <FactList facts={facts} /> };
