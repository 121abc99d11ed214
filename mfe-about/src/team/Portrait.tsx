import type { StaffMember } from '@site/shared-data/staff';
import { Picture } from '@site/ui/Picture';
import styles from './Portrait.module.css';

interface PortraitProps {
  member: StaffMember;
  /** Whether the name is next to the picture. If so, the alternative text is empty. */
  isNamed?: boolean;
  /** The displayed width, as in `<img sizes>`. */
  sizes: string;
}

/** The portrait of a staff member, or the initials if there is no picture. */
export function Portrait({ member: { name, image }, isNamed, sizes }: PortraitProps) {
  if (image) return <Picture name={image.name} alt={isNamed ? '' : image.alt} sizes={sizes} />;
  const initials = name.split(' ').map((word) => word[0]);
  return (
    <div className={styles.initials} aria-hidden="true">
      {initials[0]}
      {initials.length > 1 && initials.at(-1)}
    </div>
  );
}
