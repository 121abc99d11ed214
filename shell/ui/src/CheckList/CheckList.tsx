import type { ReactNode } from 'react';
import { classNames } from '../classNames/classNames';
import styles from './CheckList.module.css';

interface CheckListProps {
  items: readonly ReactNode[];
  /** In two columns where there is room. */
  twoColumns?: boolean | undefined;
}

/** Things to have, bring or count on. */
export function CheckList({ items, twoColumns }: CheckListProps) {
  return (
    <ul className={classNames(styles.list, twoColumns && styles.twoColumns)}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
