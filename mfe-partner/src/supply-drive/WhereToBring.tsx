import { contact } from '@site/shared-data/siteFacts';
import { telephoneLink } from '@site/shared-data/telephoneLink';
import { ExternalLink } from '@site/ui/ExternalLink';
import { HoursTable } from '@site/ui/HoursTable';
import { ClinicAddress } from '../ClinicAddress';

/** Where and when boxes can be delivered. */
export function WhereToBring() {
  return (
    <>
      <ClinicAddress />
      <HoursTable />
      <p>Are there many boxes? Call us before you come, and we will be at the door.</p>
      <p>
        <ExternalLink href={telephoneLink(contact.phone.value)}>{contact.phone.value}</ExternalLink>
      </p>
    </>
  );
}
