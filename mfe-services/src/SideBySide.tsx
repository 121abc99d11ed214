import type { ReactNode } from 'react';
import styles from './SideBySide.module.css';

interface SideBySideProps {
  /** Two elements. */
  children: ReactNode;
}

/** Two thoughts that belong together: beside each other where there is room. */
export function SideBySide({ children }: SideBySideProps) {
  return <div className={styles.pair}>{children}</div>;
}
