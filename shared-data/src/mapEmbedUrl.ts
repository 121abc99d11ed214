import { addressLine } from './addressLine';
import type { PostalAddress } from './siteFacts';

/** The map of an address for a frame, asked for with the public key. */
export function mapEmbedUrl(address: PostalAddress, key: string): string {
  const query = encodeURIComponent(addressLine(address));
  return `https://www.google.com/maps/embed/v1/place?key=${encodeURIComponent(key)}&q=${query}`;
}
