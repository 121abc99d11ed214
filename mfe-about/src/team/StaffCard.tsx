import type { StaffMember } from '@site/shared-data/staff';
import { HiddenWords } from '@site/ui/HiddenWords';
import { useMounted } from '@site/ui/useMounted';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { Portrait } from './Portrait';
import styles from './StaffCard.module.css';

interface StaffCardProps {
  member: StaffMember;
  /** Called when someone focuses or presses the button. It renders the details hidden, before they open. */
  onReach: (member: StaffMember) => void;
  /** Opens the member's details. The focus later returns to the pressed button. */
  onOpen: (member: StaffMember, button: HTMLElement) => void;
}

/** A staff member. The whole card is a button. Without scripts, the details open inside the card. */
export const StaffCard = memo(function StaffCard({ member, onReach, onOpen }: StaffCardProps) {
  const { name, title, bio } = member;
  const details = useRef<HTMLDetailsElement>(null);
  const [isInUse, setInUse] = useState(false);
  // A visitor may have opened the details before hydration.
  useLayoutEffect(() => {
    if (details.current?.open || details.current?.contains(document.activeElement)) setInUse(true);
  }, []);
  const canOpenDialog = useMounted() && !isInUse;
  const words = (
    <>
      Read more
      <HiddenWords>{`about ${name}`}</HiddenWords>
    </>
  );
  return (
    <li className={styles.card}>
      <div className={styles.portrait}>
        <div className={styles.window} data-later>
          <Portrait member={member} isNamed sizes="13rem" />
        </div>
      </div>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.title}>{title}</p>
      {canOpenDialog ? (
        <button
          className={styles.more}
          type="button"
          aria-haspopup="dialog"
          onFocus={() => onReach(member)}
          onPointerDown={() => onReach(member)}
          onClick={(event) => onOpen(member, event.currentTarget)}
        >
          {words}
        </button>
      ) : (
        <details ref={details} suppressHydrationWarning>
          <summary className={styles.more}>{words}</summary>
          <p className={styles.bio}>{bio}</p>
        </details>
      )}
    </li>
  );
});
