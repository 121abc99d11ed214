import { addressLine } from '@site/shared-data/postalAddress';
import { participatingLocations } from '@site/shared-data/participatingLocations';
import { FactList } from '@site/ui/FactList';

const facts = participatingLocations.map(({ name, address }) => ({
  term: name,
  detail: address ? addressLine(address) : 'To be confirmed',
}));

/** Where the bottles were, once the campaign is over. */
export const bottlePlaces = { heading: 'Where the bottles were', content: <FactList facts={facts} /> };
