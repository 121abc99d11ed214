import { useContext, type ComponentProps, type MouseEvent } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of this site, such as '/events', or a place in the page, such as '#form'. */
  to: string;
}

/** Returns whether a click only follows the link. It does not open a new tab or a download. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/**
 * A link to an address of this site: an ordinary anchor that navigates without loading a new document. It takes the navigator from the
 * router's context. The library's hooks for links would add 2 KB to resolve relative addresses, which this site does not have.
 */
export function Link({ to, onClick, ...anchor }: LinkProps) {
  const { navigator } = useContext(NavigationContext);
  const { target = '_self', download } = anchor;
  const isOwn = /^(#|\/(?![/\\]))/.test(to) && target === '_self' && download === undefined;
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isOwn || !isPlain(event)) return;
    event.preventDefault();
    navigator.push(to);
  };
  return <a {...anchor} href={to} onClick={click} />;
}
