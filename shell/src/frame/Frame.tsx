import { useState, type MouseEvent, type ReactNode } from 'react';
import { At } from '../router/At';
import { moveFocus } from '../router/moveFocus';
import type { Router, RouterState } from '../router/Router';
import { useFocusRestoration } from '../router/useFocusRestoration';
import { useScrollRestoration } from '../router/useScrollRestoration';
import type { Registry } from '../sections/registry';
import { ActionBar } from './ActionBar';
import { Announcer } from './Announcer';
import { arrivalClass } from './arrivalClass';
import styles from './Frame.module.css';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { PendingBar } from './PendingBar';
import { UtilityLine } from './header/UtilityLine';

interface FrameProps {
  registry: Registry;
  state: RouterState;
  pending: Router['pending'];
  /** The page. */
  children: ReactNode;
}

/** Created once, so that a navigation only renders the parts that depend on the address. */
const banner = (
  <header className={styles.banner}>
    <UtilityLine />
    <Header />
  </header>
);

/**
 * Without scripts the link does the same. With scripts the history gets no entry, so Back leads directly to the
 * previous page.
 */
function skipToMain(event: MouseEvent): void {
  const main = document.getElementById('main');
  if (!main) return;
  event.preventDefault();
  main.scrollIntoView();
  moveFocus(main);
}

/**
 * The header, navigation and footer around every page. Each page has its own location, because React searches all
 * descendants of a context that changes.
 */
export function Frame({ registry, state, pending, children }: FrameProps) {
  useScrollRestoration(state);
  const [announcement, announce] = useState('');
  useFocusRestoration(state, announce);
  return (
    <>
      <a className={styles.skip} href="#main" onClick={skipToMain}>
        Skip to main content
      </a>
      <PendingBar pending={pending} />
      <At location={state.location}>{banner}</At>
      <main id="main" className={arrivalClass(state.arrival)}>
        {children}
      </main>
      <At location={state.location}>
        <Footer registry={registry} />
        <ActionBar registry={registry} />
      </At>
      <Announcer announcement={announcement} pending={pending} />
    </>
  );
}
