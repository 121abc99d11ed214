import { History, Info } from '../icons/icons';
import type { ReactNode } from 'react';
import { classNames } from '../classNames/classNames';
import styles from './Notice.module.css';

interface NoticeProps {
  children: ReactNode;
  /** Info: good to know. Past: this is over. */
  tone?: 'info' | 'past' | undefined;
}

/** A short notice next to the text. */
export function Notice({ children, tone = 'info' }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone])} role="note">
      {tone === 'past' ? <History /> : <Info />}
      <div className={styles.words}>{children}</div>
    </div>
  );
}
