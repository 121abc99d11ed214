import type { ReactNode } from 'react';
import { classNames } from '../classNames/classNames';
import styles from './Steps.module.css';

interface Step {
  readonly title: string;
  readonly text?: ReactNode;
}

interface StepsProps {
  steps: readonly Step[];
  /** Whether the steps are side by side if they fit. */
  across?: boolean | undefined;
}

/** A list of steps. Each has its number in a small doorway. */
export function Steps({ steps, across }: StepsProps) {
  return (
    <ol className={classNames(styles.steps, across && `together ${styles.across}`)}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <strong className={styles.title}>{title}</strong>
          {text && <div className={styles.text}>{text}</div>}
        </li>
      ))}
    </ol>
  );
}
