import type { ReactNode } from 'react';
import { classNames } from '../classNames/classNames';
import styles from './Block.module.css';

interface BlockProps {
  heading?: string | undefined;
  /** The band's colour. Change it where a new subject begins. */
  tone?: 'plain' | 'sand' | 'sage' | undefined;
  children: ReactNode;
  /** For links to this place of the page. */
  id?: string | undefined;
}

/** A band across the page: one subject, under its heading. */
export function Block({ heading, tone = 'plain', children, id }: BlockProps) {
  return (
    <section className={classNames(styles.block, styles[tone])} id={id}>
      <div className={styles.inner}>
        {heading && <h2>{heading}</h2>}
        {children}
      </div>
    </section>
  );
}
