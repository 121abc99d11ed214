import type { ReactNode } from 'react';
import { classNames } from '../classNames/classNames';
import styles from './CheckList.module.css';

interface CheckListProps {
  items: readonly ReactNode[];
  /** Side by side where there is room. */
  across?: boolean | undefined;
  /** A bar instead of a check mark, for what is not offered; the heading says so too. */
  without?: boolean | undefined;
}

/** Things to have, bring or count on. */
export function CheckList({ items, across, without }: CheckListProps) {
  return (
    <ul className={classNames(styles.list, across && styles.across, without && styles.without)}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
