import type { ReactNode } from 'react';

interface ExternalLinkProps {
  href: string;
  children: ReactNode;
}

/** A link among words to another site. The other site does not learn where the reader came from. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <a href={href} rel="noreferrer">
      {children}
    </a>
  );
}
