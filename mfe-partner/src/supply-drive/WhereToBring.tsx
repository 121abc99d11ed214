import { CallUsAt } from '@site/ui/CallLink';
import { HoursTable } from '@site/ui/HoursTable';
import { ClinicAddress } from '../ClinicAddress';

/** Where and when boxes can be delivered. */
export function WhereToBring() {
  return (
    <>
      <ClinicAddress />
      <HoursTable />
      <p>
        Many boxes? Please <CallUsAt /> before you come.
      </p>
    </>
  );
}
