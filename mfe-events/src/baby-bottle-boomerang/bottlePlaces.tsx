import { addressLine } from '@site/shared-data/postalAddress';
import { participatingLocations } from '@site/shared-data/participatingLocations';
import { Prose } from '@site/ui/Prose';

const places = participatingLocations.map(({ name, address }) => (address ? `${name}, ${addressLine(address)}` : name));

/** Returns the places of a past campaign, without unknown addresses. */
export const bottlePlaces = {
  heading: 'Where the bottles were',
  content: (
    <Prose>
      <ul>
        {places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </Prose>
  ),
};
