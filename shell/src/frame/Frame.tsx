import { Outlet } from 'react-router-dom';
import type { Site } from '../site';
import { ActionBar } from './ActionBar';
import styles from './Frame.module.css';
import { Footer } from './Footer';
import { Header } from './Header';
import { PendingBar } from './PendingBar';
import { useArrival } from './useArrival';
import { useReadingPlace } from './useReadingPlace';
import { UtilityLine } from './UtilityLine';

interface FrameProps {
  site: Pick<Site, 'pending' | 'registry'>;
}

/** Header, navigation and footer around every page. */
export function Frame({ site }: FrameProps) {
  useReadingPlace();
  const announced = useArrival();
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to main content
      </a>
      <PendingBar pending={site.pending} />
      <header className={styles.banner}>
        <UtilityLine />
        <Header />
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer isDemo={site.registry.demo} />
      <ActionBar />
      <p className="visually-hidden" aria-live="polite">
        {announced}
      </p>
    </>
  );
}
