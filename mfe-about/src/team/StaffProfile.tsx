import { mailto } from '@site/shared-data/contactLinks';
import { contact } from '@site/shared-data/siteFacts';
import type { StaffMember } from '@site/shared-data/staff';
import { Button } from '@site/ui/Button';
import { Mail } from '@site/ui/icons';
import { Portrait } from './Portrait';
import styles from './StaffProfile.module.css';

interface StaffProfileProps {
  member: StaffMember;
}

/** The portrait in the details of a staff member. */
export function StaffPortrait({ member }: StaffProfileProps) {
  return (
    <div className={styles.portrait}>
      <Portrait member={member} sizes="12rem" />
    </div>
  );
}

/** The details of a staff member below the name, and how to write to them. */
export function StaffProfile({ member: { name, title, bio } }: StaffProfileProps) {
  return (
    <div className={styles.words}>
      <p className={styles.title}>{title}</p>
      <p>{bio}</p>
      <Button href={mailto(contact.email.value, { subject: `For ${name}` })} variant="secondary" icon={<Mail />}>
        {`Write to ${name}`}
      </Button>
    </div>
  );
}
