import { addressLine } from './addressLine';
import { contact, org } from './siteFacts';

/** A place where people pick up and return baby bottles. */
export interface ParticipatingLocation {
  readonly name: string;
  readonly address: string;
}

export const participatingLocations: readonly ParticipatingLocation[] = [
  { name: org.name.value, address: addressLine(contact.address.value) },
  { name: org.partnerMinistry.value, address: addressLine({ ...contact.address.value, street: '125 Example Street' }) },
  { name: 'Partner Organization Name', address: 'Address to be announced' },
];
