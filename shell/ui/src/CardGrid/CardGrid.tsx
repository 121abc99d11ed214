import type { ReactNode } from 'react';
import { classNames } from '../classNames/classNames';
import styles from './CardGrid.module.css';

interface CardGridProps {
  /** `<Card>` or other `<li>` elements. */
  children: ReactNode;
  /** The number of columns on a large screen. Five are small enough for pairs on a phone. */
  columns?: 2 | 3 | 4 | 5 | undefined;
}

const words = { 2: 'two', 3: 'three', 4: 'four', 5: 'five' } as const;

/** Cards side by side. They rise into place one after the other, unless the visitor prefers reduced motion. */
export function CardGrid({ children, columns = 3 }: CardGridProps) {
  return (
    <ul className={classNames(styles.grid, styles[words[columns]])} data-columns={columns}>
      {children}
    </ul>
  );
}
