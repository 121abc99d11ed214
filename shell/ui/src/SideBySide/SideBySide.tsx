import type { ReactNode } from 'react';
import styles from './SideBySide.module.css';

interface Side {
  readonly heading: string;
  readonly content: ReactNode;
}

interface SideBySideProps {
  /** One or two sides. */
  sides: readonly Side[];
}

/** Two short, related texts with a heading each. Use it in a `<Block>` without a heading. */
export function SideBySide({ sides }: SideBySideProps) {
  return (
    <div className={styles.sides}>
      {sides.map(({ heading, content }) => (
        <div className={styles.side} key={heading}>
          <h2>{heading}</h2>
          {content}
        </div>
      ))}
    </div>
  );
}
