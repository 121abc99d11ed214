import type { ReactNode } from 'react';
import styles from './SideBySide.module.css';

interface SideBySideProps {
  /** One or two `<Side>` elements. */
  children: ReactNode;
}

/** Two short, related texts with a heading each. Use it in a `<Block>` without a heading. */
export function SideBySide({ children }: SideBySideProps) {
  return <div className={styles.sides}>{children}</div>;
}

interface SideProps {
  heading: string;
  children: ReactNode;
}

/** A text of `<SideBySide>`. */
export function Side({ heading, children }: SideProps) {
  return (
    <div className={styles.side}>
      <h2>{heading}</h2>
      {children}
    </div>
  );
}
