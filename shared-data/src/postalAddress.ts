import type { PostalAddress } from './siteFacts';

/** Formats an address in one line: '123 Example Street, Auburn, AL 36830'. */
export function addressLine({ street, city, state, postalCode }: PostalAddress): string {
  return `${street}, ${city}, ${state} ${postalCode}`;
}

/** Returns the known parts of an address for search engines (https://schema.org/PostalAddress). */
export const structuredAddress = ({ street, city, state, postalCode }: Partial<PostalAddress>) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: city,
  addressRegion: state,
  postalCode,
  addressCountry: 'US',
});

/** Returns the URL of an address on Google Maps. */
export function mapUrl(address: PostalAddress): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLine(address))}`;
}

/** Returns the URL of directions to an address on Google Maps. */
export function directionsUrl(address: PostalAddress): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(addressLine(address))}`;
}

/** Returns the URL of an address's map for an iframe, with the public key if there is one. */
export function mapEmbedUrl(address: PostalAddress, key: string | null): string {
  const query = encodeURIComponent(addressLine(address));
  return key === null
    ? `https://www.google.com/maps?q=${query}&output=embed`
    : `https://www.google.com/maps/embed/v1/place?key=${encodeURIComponent(key)}&q=${query}`;
}
