import type { PostalAddress } from './siteFacts';

/** An address as search engines read it (https://schema.org/PostalAddress), as far as it is known. */
export const structuredAddress = ({ street, city, state, postalCode }: Partial<PostalAddress>) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: city,
  addressRegion: state,
  postalCode,
  addressCountry: 'US',
});
