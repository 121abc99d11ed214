import type { ReactNode } from 'react';
import styles from './Actions.module.css';

interface ActionsProps {
  /** `<Button>` elements. */
  children: ReactNode;
}

/** Buttons in a row that wraps. */
export function Actions({ children }: ActionsProps) {
  return <div className={styles.actions}>{children}</div>;
}
