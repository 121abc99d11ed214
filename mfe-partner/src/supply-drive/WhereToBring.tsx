import { addressLine } from '@site/shared-data/addressLine';
import { contact } from '@site/shared-data/siteFacts';
import { telephoneLink } from '@site/shared-data/telephoneLink';
import { ExternalLink } from '@site/ui/ExternalLink';
import { FactList } from '@site/ui/FactList';
import { HoursTable } from '@site/ui/HoursTable';

const { address, phone } = contact;

/** Where and when boxes can be delivered. */
export function WhereToBring() {
  return (
    <FactList
      facts={[
        { term: 'Address', detail: addressLine(address.value) },
        { term: 'Office hours', detail: <HoursTable /> },
        { term: 'Phone', detail: <ExternalLink href={telephoneLink(phone.value)}>{phone.value}</ExternalLink> },
      ]}
    />
  );
}
