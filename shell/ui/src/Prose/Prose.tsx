import type { ReactNode } from 'react';
import styles from './Prose.module.css';

interface ProseProps {
  children: ReactNode;
}

/** Running text with a comfortable line length. It spaces its paragraphs, lists and headings. */
export function Prose({ children }: ProseProps) {
  return <div className={styles.prose}>{children}</div>;
}
