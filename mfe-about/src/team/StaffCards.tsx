import type { StaffMember } from '@site/shared-data/staff';
import { CardGrid } from '@site/ui/CardGrid';
import { Dialog } from '@site/ui/Dialog';
import { useCallback, useRef, useState } from 'react';
import { StaffCard } from './StaffCard';
import { StaffPortrait, StaffProfile } from './StaffProfile';

interface StaffCardsProps {
  staff: readonly StaffMember[];
}

/** A card for every staff member, and the dialog that they share. */
export function StaffCards({ staff }: StaffCardsProps) {
  const [shown, setShown] = useState<StaffMember | null>(null);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  // A stable callback, so that a memoized card renders once.
  const open = useCallback((member: StaffMember, button: HTMLElement) => {
    opener.current = button;
    setShown(member);
    setOpen(true);
  }, []);

  return (
    <>
      <CardGrid columns={5}>
        {staff.map((member) => (
          <StaffCard key={member.name} member={member} onReach={setShown} onOpen={open} />
        ))}
      </CardGrid>
      {shown && (
        <Dialog
          open={isOpen}
          onClose={() => {
            setOpen(false);
            // Safari does not focus a pressed button, and the dialog could not return the focus to it.
            opener.current?.focus();
          }}
          title={shown.name}
          picture={<StaffPortrait member={shown} />}
        >
          <StaffProfile member={shown} />
        </Dialog>
      )}
    </>
  );
}
