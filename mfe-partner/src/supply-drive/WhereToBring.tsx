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
      <p>
        If you bring many boxes, call us before you come:{' '}
        <ExternalLink href={telephoneLink(contact.phone.value)}>{contact.phone.value}</ExternalLink>
      </p>
    </>
  );
}
