import { Outlet, ScrollRestoration } from 'react-router-dom';
import type { Site } from '../site';
import { PendingBar } from './PendingBar';

interface FrameProps {
  pending: Site['pending'];
}

/** Header, navigation and footer around every page. */
export function Frame({ pending }: FrameProps) {
  return (
    <>
      <PendingBar pending={pending} />
      <main id="main">
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}
