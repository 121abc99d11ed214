import { addressLine } from '@site/shared-data/postalAddress';
import { participatingLocations } from '@site/shared-data/participatingLocations';
import { FactList } from '@site/ui/FactList';

const facts = participatingLocations.flatMap(({ name, address }) =>
  address ? [{ term: name, detail: addressLine(address) }] : [],
);

/** Where the bottles were, once the campaign is over. A place that was never announced is not spoken of. */
export const bottlePlaces = { heading: 'Where the bottles were', content: <FactList facts={facts} /> };
