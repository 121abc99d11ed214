import { addressLine } from '@site/shared-data/postalAddress';
import { participatingLocations } from '@site/shared-data/participatingLocations';
import { Prose } from '@site/ui/Prose';

const places = participatingLocations.map(({ name, address }) => (address ? `${name}, ${addressLine(address)}` : name));

/** Where the bottles were, once the campaign is over. An address that is not known is left out. */
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
