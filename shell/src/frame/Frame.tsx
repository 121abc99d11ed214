import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Router, RouterState } from '../router/Router';
import { useScrollRestoration } from '../router/useScrollRestoration';
import type { Registry } from '../sections/registry';
import { ActionBar } from './ActionBar';
import styles from './Frame.module.css';
import { Footer } from './Footer';
import { Header } from './Header';
import { PendingBar } from './PendingBar';
import { useRouteAnnouncer } from './useRouteAnnouncer';
import { UtilityLine } from './UtilityLine';

interface FrameProps {
  registry: Registry;
  state: RouterState;
  pending: Router['pending'];
  /** The page. */
  children: ReactNode;
}

/** How many pages this document has shown before the present one. */
function useTurns(pathname: string): number {
  const [turn, setTurn] = useState({ pathname, count: 0 });
  if (turn.pathname !== pathname) setTurn({ pathname, count: turn.count + 1 });
  return turn.count;
}

/** An animation starts again where its name changes: the two are the same. The page a document opens with has none. */
const arrival = (turns: number) => (turns === 0 ? undefined : turns % 2 ? styles.arriving : styles.arrivingAgain);

/** Header, navigation and footer around every page. */
export function Frame({ registry, state, pending, children }: FrameProps) {
  useScrollRestoration(state);
  const announcement = useRouteAnnouncer(state.location);
  const turns = useTurns(state.location.pathname);
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to main content
      </a>
      <PendingBar pending={pending} />
      <header className={styles.banner}>
        <UtilityLine />
        <Header />
      </header>
      <main id="main" className={arrival(turns)} tabIndex={-1}>
        {children}
      </main>
      <Footer registry={registry} />
      <ActionBar />
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </>
  );
}
