import { setBuildDay } from '@site/section/today';
import { createBrowserRouter } from 'react-router-dom';
import type { DataRouter } from 'react-router-dom';
import { browserSite } from './browserSite';
import { siteRoutes } from './routes';
import { prefetchOnIntent } from './sections/prefetchOnIntent';
import type { Registry } from './sections/registry';

/** Each different error once: a section that fails again and again says so one time. */
function onceEach() {
  const reported = new Set<string>();
  return (error: unknown) => {
    if (!reported.has(String(error))) console.error(error);
    reported.add(String(error));
  };
}

/** A page left for a document and shown again by Back is no longer on its way there. */
function leaveBehind(router: DataRouter): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || router.state.navigation.state === 'idle') return;
    const { pathname, search, hash } = location;
    void router.navigate(pathname + search + hash, { replace: true, preventScrollReset: true });
  });
}

/**
 * Makes the site's router for the document that is open at `here`, and what React needs beside it.
 * With hydration data the router is ready at once; without, the page would wait, and scroll to its top.
 */
export function boot(registry: Registry, here: string) {
  setBuildDay(registry.day);
  const site = browserSite({
    registry,
    here,
    destination: () => {
      const to = router.state.navigation.location ?? location;
      return to.pathname + to.search + to.hash;
    },
    pending: {
      subscribe: (changed) => router.subscribe(changed),
      now: () => router.state.navigation.state !== 'idle',
    },
  });
  const router = createBrowserRouter(siteRoutes(site), { hydrationData: { loaderData: { [here]: null, '*': null } } });
  prefetchOnIntent(registry);
  leaveBehind(router);
  const report = onceEach();
  return { router, errors: { onCaughtError: report, onUncaughtError: report, onRecoverableError: report } };
}
