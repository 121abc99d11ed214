import { Link } from '@site/section/Link';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { addressOf } from '../../sections/registry';
import styles from './Navigation.module.css';

interface NavigationLinkProps {
  to: string;
  children: ReactNode;
}

/** A link of the navigation, with `aria-current` where it leads to the open page. */
export function NavigationLink({ to, children }: NavigationLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link className={styles.item} to={to} aria-current={addressOf(pathname) === to ? 'page' : undefined}>
      {children}
    </Link>
  );
}
