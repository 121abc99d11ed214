import { contact, org } from '@site/shared-data/siteFacts';

const { street, city, state, postalCode } = contact.address.value;

/** The postal address of the clinic, as on an envelope. */
export function ClinicAddress() {
  return (
    <address>
      {org.name.value}
      <br />
      {street}
      <br />
      {city}, {state} {postalCode}
    </address>
  );
}
