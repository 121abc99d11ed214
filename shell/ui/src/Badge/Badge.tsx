import type { ReactNode } from 'react';
import { classNames } from '../classNames/classNames';
import styles from './Badge.module.css';

interface BadgeProps {
  children: ReactNode;
  /** Open: visitors can join now. Soon: not yet. Past: it is over. */
  tone?: 'open' | 'soon' | 'past' | undefined;
}

/** A state in two or three words. */
export function Badge({ children, tone = 'open' }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
