import type { StaffMember } from '@site/shared-data/staff';
import { Picture } from '@site/ui/Picture';
import styles from './StaffProfile.module.css';

interface StaffProfileProps {
  member: StaffMember;
}

/** What a visitor can know of a member of the staff, below the name. */
export function StaffProfile({ member: { title, image, bio } }: StaffProfileProps) {
  return (
    <div className={styles.profile}>
      <div className={styles.portrait}>
        <Picture name={image.name} alt={image.alt} sizes="12rem" />
      </div>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p>{bio}</p>
      </div>
    </div>
  );
}
