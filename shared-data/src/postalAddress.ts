import type { PostalAddress } from './siteFacts';

/** An address in one line: '123 Example Street, Auburn, AL 36830'. */
export function addressLine({ street, city, state, postalCode }: PostalAddress): string {
  return `${street}, ${city}, ${state} ${postalCode}`;
}

/** An address as search engines read it (https://schema.org/PostalAddress), as far as it is known. */
export const structuredAddress = ({ street, city, state, postalCode }: Partial<PostalAddress>) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: city,
  addressRegion: state,
  postalCode,
  addressCountry: 'US',
});

/** Where an address is shown on Google Maps. */
export function mapUrl(address: PostalAddress): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLine(address))}`;
}

/** Where Google Maps shows the way to an address. */
export function directionsUrl(address: PostalAddress): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(addressLine(address))}`;
}

/** The map of an address for a frame: asked for with the public key, or without one while there is none. */
export function mapEmbedUrl(address: PostalAddress, key: string | null): string {
  const query = encodeURIComponent(addressLine(address));
  return key === null
    ? `https://www.google.com/maps?q=${query}&output=embed`
    : `https://www.google.com/maps/embed/v1/place?key=${encodeURIComponent(key)}&q=${query}`;
}
