import { addressLine } from './addressLine';
import type { PostalAddress } from './siteFacts';

/** The map of an address for a frame: asked for with the public key, or without one while there is none. */
export function mapEmbedUrl(address: PostalAddress, key: string | null): string {
  const query = encodeURIComponent(addressLine(address));
  return key === null
    ? `https://www.google.com/maps?q=${query}&output=embed`
    : `https://www.google.com/maps/embed/v1/place?key=${encodeURIComponent(key)}&q=${query}`;
}
