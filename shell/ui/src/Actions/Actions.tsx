import type { ReactNode } from 'react';
import styles from './Actions.module.css';

interface ActionsProps {
  /** `<Button>`s. */
  children: ReactNode;
}

/** Buttons side by side, or one under the other where there is no room. */
export function Actions({ children }: ActionsProps) {
  return <div className={styles.actions}>{children}</div>;
}
