import type { ReactNode } from 'react';
import { classNames } from '../classNames/classNames';
import styles from './CheckList.module.css';

interface CheckListProps {
  items: readonly ReactNode[];
  /** Whether the items are side by side if they fit. */
  across?: boolean | undefined;
  /** Whether the items are not offered. They have a bar instead of a check mark, and the heading says so too. */
  without?: boolean | undefined;
}

/** A list of things to have, bring or expect. */
export function CheckList({ items, across, without }: CheckListProps) {
  return (
    <ul className={classNames(styles.list, across && `together ${styles.across}`, without && styles.without)}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
