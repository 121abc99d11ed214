import type { ReactNode } from 'react';
import { classNames } from '../classNames/classNames';
import styles from './Block.module.css';

interface BlockProps {
  heading?: string | undefined;
  /** The color of the band. Change it where a new subject begins. */
  tone?: 'plain' | 'sand' | 'sage' | undefined;
  children: ReactNode;
  /** An id for links to this band. */
  id?: string | undefined;
  /** The language of the content if it differs from the page: 'es'. */
  lang?: string | undefined;
}

/** A band across the page with one subject under its heading. */
export function Block({ heading, tone = 'plain', children, id, lang }: BlockProps) {
  return (
    <section className={classNames(styles.block, styles[tone])} id={id} lang={lang}>
      <div className={styles.inner}>
        {heading && <h2>{heading}</h2>}
        {children}
      </div>
    </section>
  );
}
