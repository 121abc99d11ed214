import type { PostalAddress } from './siteFacts';

/** An address in one line: '123 Example Street, Auburn, AL 36830'. */
export function addressLine({ street, city, state, postalCode }: PostalAddress): string {
  return `${street}, ${city}, ${state} ${postalCode}`;
}
