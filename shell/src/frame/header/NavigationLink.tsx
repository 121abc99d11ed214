import { Link } from '@site/section/Link';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { addressOf } from '../../sections/registry';
import styles from './Navigation.module.css';

interface NavigationLinkProps {
  to: string;
  /** Whether the pages below its address belong to it. */
  isParent?: boolean;
  children: ReactNode;
}

/** Returns `aria-current` for an entry that links to the open page, or to a page above it. */
function currentAt(address: string, to: string, isParent?: boolean) {
  if (address === to) return 'page';
  return isParent && address.startsWith(`${to}/`) ? 'true' : undefined;
}

/** A link of the navigation, with `aria-current` for the open page or a page above it. */
export function NavigationLink({ to, isParent, children }: NavigationLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link className={styles.item} to={to} aria-current={currentAt(addressOf(pathname), to, isParent)}>
      {children}
    </Link>
  );
}
