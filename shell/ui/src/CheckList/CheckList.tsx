import type { ReactNode } from 'react';
import { classNames } from '../classNames/classNames';
import styles from './CheckList.module.css';

interface CheckListProps {
  items: readonly ReactNode[];
  /** Side by side where there is room. */
  across?: boolean | undefined;
  /** A cross before each item, for what is not to be had; the heading says so too. */
  crossed?: boolean | undefined;
}

/** Things to have, bring or count on. */
export function CheckList({ items, across, crossed }: CheckListProps) {
  return (
    <ul className={classNames(styles.list, across && styles.across, crossed && styles.crossed)}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
