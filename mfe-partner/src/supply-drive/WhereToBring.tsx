import { contact } from '@site/shared-data/siteFacts';
import { CallLink } from '@site/ui/CallLink';
import { HoursTable } from '@site/ui/HoursTable';
import { ClinicAddress } from '../ClinicAddress';

/** Where and when boxes can be delivered. */
export function WhereToBring() {
  return (
    <>
      <ClinicAddress />
      <HoursTable />
      <p>
        Many boxes? Please{' '}
        <CallLink>
          call us at <span className="whole">{contact.phone.value}</span>
        </CallLink>{' '}
        before you come.
      </p>
    </>
  );
}
