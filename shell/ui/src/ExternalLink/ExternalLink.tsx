import type { ReactNode } from 'react';
import styles from './ExternalLink.module.css';

interface ExternalLinkProps {
  href: string;
  children: ReactNode;
}

/** A link among words to another site. The other site does not learn where the reader came from. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <a className={styles.link} href={href} rel="noreferrer">
      {children}
    </a>
  );
}
