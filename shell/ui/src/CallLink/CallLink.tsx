import { contact } from '@site/shared-data/siteFacts';
import { telephoneLink } from '@site/shared-data/contactLinks';
import type { ReactNode } from 'react';

interface CallLinkProps {
  /** The text of the link, such as 'Call us'. */
  children: ReactNode;
}

/** A link that calls the clinic, for every 'call us' in running text. */
export function CallLink({ children }: CallLinkProps) {
  return <a href={telephoneLink(contact.phone.value)}>{children}</a>;
}

/** The text 'call us at' with the number, which does not wrap. */
export const CallUsAt = () => (
  <CallLink>
    call us at <span className="whole">{contact.phone.value}</span>
  </CallLink>
);
