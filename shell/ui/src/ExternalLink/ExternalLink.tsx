import type { ReactNode } from 'react';

interface ExternalLinkProps {
  href: string;
  children: ReactNode;
}

/** A link to another site in running text. It sends no referrer. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <a href={href} rel="noreferrer">
      {children}
    </a>
  );
}
