import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of this site, such as '/events', or a fragment, such as '#form'. */
  to: string;
}

/** A link to an address of this site: an ordinary anchor that navigates without loading a new document. */
export function Link({ to, onClick, ...anchor }: LinkProps) {
  const { target } = anchor;
  const navigate = useLinkClickHandler(to, target ? { target } : {});
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return <a {...anchor} href={useHref(to)} onClick={click} />;
}
