import type { BoardMember } from '@site/shared-data/boardMembers';
import styles from './BoardList.module.css';

interface BoardListProps {
  members: readonly BoardMember[];
}

/** The board members with name, title and organization, if any. */
export function BoardList({ members }: BoardListProps) {
  return (
    <ul className={styles.board}>
      {members.map(({ name, title, organization }) => (
        <li key={name}>
          <p className={styles.name}>{name}</p>
          <p>{title}</p>
          {organization && <p className={styles.organization}>{organization}</p>}
        </li>
      ))}
    </ul>
  );
}
