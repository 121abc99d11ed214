import type { StaffMember } from '@site/shared-data/staff';
import { Portrait } from './Portrait';
import styles from './StaffProfile.module.css';

interface StaffProfileProps {
  member: StaffMember;
}

/** What a visitor can know of a member of the staff, below the name. */
export function StaffProfile({ member }: StaffProfileProps) {
  return (
    <div className={styles.profile}>
      <div className={styles.portrait}>
        <Portrait member={member} sizes="12rem" />
      </div>
      <div className={styles.words}>
        <p className={styles.title}>{member.title}</p>
        <p>{member.bio}</p>
      </div>
    </div>
  );
}
