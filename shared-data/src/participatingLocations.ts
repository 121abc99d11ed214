import { contact, familyCenterAddress, org } from '@site/shared-data/siteFacts';
import type { Sourced, Sources } from './Fact';
import type { PostalAddress } from './siteFacts';

/** A place where people pick up and return baby bottles. */
export interface ParticipatingLocation extends Sourced {
  readonly name: string;
  /** Null while it is still to be announced. */
  readonly address: PostalAddress | null;
}

export const participatingLocationSources: Sources<ParticipatingLocation> = {
  name: { status: 'sample', knownBy: 'events', note: 'The third stands for an organization whose name is missing.' },
  address: { status: 'sample', knownBy: 'events' },
};

export const participatingLocations: readonly ParticipatingLocation[] = [
  { name: org.name.value, address: contact.address.value },
  { name: org.partnerMinistry.value, address: familyCenterAddress.value },
  { name: 'A partner organization', address: null },
];
