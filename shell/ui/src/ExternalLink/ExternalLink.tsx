import type { ReactNode } from 'react';
import { NewTabMark } from '../NewTabMark/NewTabMark';
import styles from './ExternalLink.module.css';

interface ExternalLinkProps {
  href: string;
  children: ReactNode;
  newTab?: boolean | undefined;
}

/** A link among words to another site. The other site does not learn where the reader came from. */
export function ExternalLink({ href, children, newTab }: ExternalLinkProps) {
  return (
    <a className={styles.link} href={href} rel="noreferrer" target={newTab ? '_blank' : undefined}>
      {children}
      {newTab && <NewTabMark />}
    </a>
  );
}
