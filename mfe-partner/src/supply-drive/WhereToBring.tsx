import { CallUsAt } from '@site/ui/CallLink';
import { ClinicAddress } from '@site/ui/ClinicAddress';
import { HoursTable } from '@site/ui/HoursTable';

/** Where and when people can deliver boxes. */
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
