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

const words: Readonly<Record<number, 'three' | 'four' | 'five'>> = { 3: 'three', 4: 'four', 5: 'five' };

/** A list of steps. Each has its number in a small doorway. */
export function Steps({ steps, across }: StepsProps) {
  const count = words[steps.length];
  return (
    <ol className={classNames(styles.steps, across && styles.across, across && count && styles[count])}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <strong className={styles.title}>{title}</strong>
          {text && <div className={styles.text}>{text}</div>}
        </li>
      ))}
    </ol>
  );
}
