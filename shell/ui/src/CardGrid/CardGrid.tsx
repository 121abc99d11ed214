import type { ReactNode } from 'react';
import { classNames } from '../classNames/classNames';
import styles from './CardGrid.module.css';

interface CardGridProps {
  /** `<Card>`s or other `<li>` elements. */
  children: ReactNode;
  /** How many stand side by side on a large screen. */
  columns?: 2 | 3 | 4 | undefined;
}

/** Cards side by side. They rise into place one after the other, unless the visitor prefers stillness. */
export function CardGrid({ children, columns = 3 }: CardGridProps) {
  return (
    <ul className={classNames(styles.grid, columns > 2 && styles[columns === 3 ? 'three' : 'four'])}>{children}</ul>
  );
}
