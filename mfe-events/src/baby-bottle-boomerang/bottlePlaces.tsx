import { sourceOf, type Source } from '@site/shared-data/Fact';
import { addressLine } from '@site/shared-data/postalAddress';
import {
  participatingLocations,
  participatingLocationsSources,
  type ParticipatingLocation,
} from '@site/shared-data/participatingLocations';
import { FactList } from '@site/ui/FactList';

/** The address of a place, or a line on why it has none: the clinic is still to confirm it, or has not announced it. */
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

/** Where the bottles were, once the campaign is over. */
export const bottlePlaces = { heading: 'Where the bottles were', content: <FactList facts={facts} /> };
