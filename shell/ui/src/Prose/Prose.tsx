import type { ReactNode } from 'react';
import styles from './Prose.module.css';

interface ProseProps {
  children: ReactNode;
}

/** Running text at a comfortable measure: paragraphs, lists and headings, spaced by themselves. */
export function Prose({ children }: ProseProps) {
  return <div className={styles.prose}>{children}</div>;
}
