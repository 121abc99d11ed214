import { addressLine } from './addressLine';
import type { PostalAddress } from './siteFacts';

/** Where Google Maps shows the way to an address. */
export function directionsUrl(address: PostalAddress): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(addressLine(address))}`;
}
