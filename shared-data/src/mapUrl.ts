import { addressLine } from './addressLine';
import type { PostalAddress } from './siteFacts';

/** Where an address is shown on Google Maps. */
export function mapUrl(address: PostalAddress): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLine(address))}`;
}
