import { sourceOf, type Source } from '@site/shared-data/Fact';
import { addressLine } from '@site/shared-data/postalAddress';
import {
  participatingLocations,
  participatingLocationsSources,
  type ParticipatingLocation,
} from '@site/shared-data/participatingLocations';
import { FactList } from '@site/ui/FactList';

/** A place on the page of the past campaign, with its address or a line on why it has none. */
export function pastPlace(place: ParticipatingLocation, addresses: Source): { term: string; detail: string } {
  const unknown = sourceOf(place, addresses).status === 'sample' ? 'To be confirmed' : 'The address was not announced';
  return { term: place.name, detail: place.address ? addressLine(place.address) : unknown };
}

const facts = participatingLocations.map((place) => pastPlace(place, participatingLocationsSources.address));

/** Where the bottles were, once the campaign is over. */
export const bottlePlaces = { heading: 'Where the bottles were', content: <FactList facts={facts} /> };
