import { contact } from '@site/shared-data/siteFacts';
import { telephoneLink } from '@site/shared-data/contactLinks';
import type { ReactNode } from 'react';

interface CallLinkProps {
  /** What the sentence says: 'Call us'. */
  children: ReactNode;
}

/** Words that dial the clinic's number. Wherever a page says 'call us', a tap does it. */
export function CallLink({ children }: CallLinkProps) {
  return <a href={telephoneLink(contact.phone.value)}>{children}</a>;
}

/** The words 'call us at', with the number in one line. */
export const CallUsAt = () => (
  <CallLink>
    call us at <span className="whole">{contact.phone.value}</span>
  </CallLink>
);
