import { Link as RouterLink } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';

/** A link to an address of this site: an ordinary anchor that navigates without loading a new document. */
export function Link(props: LinkProps) {
  return <RouterLink discover="none" {...props} />;
}
