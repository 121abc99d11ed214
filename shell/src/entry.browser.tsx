import { setBuildDay } from '@site/section/today';
import '@site/ui/styles/fonts.css';
import '@site/ui/styles/tokens.css';
import '@site/ui/styles/base.css';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { browserSite } from './browserSite';
import { prefetchOnIntent } from './sections/prefetchOnIntent';
import { readRegistry, registryElementId, sectionAt } from './sections/registry';
import type { Registry } from './sections/registry';
import { siteRoutes } from './routes';

/** The address of this document, as compose wrote it: '*' for the page every unknown address shows. */
const written = document.documentElement.dataset['address'];
const here = location.pathname.replace(/(.)\/+$/, '$1');

/** Whether the document that is open is the one this address has: a copy kept elsewhere stays a document. */
function isAtHome(registry: Registry): boolean {
  const known = here === '/' || sectionAt(registry, here) !== undefined;
  return known ? written === here : written === '*';
}

function boot(registry: Registry, root: HTMLElement) {
  setBuildDay(registry.day);
  const reportOnce = new Set<string>();
  const report = (error: unknown) => {
    const text = String(error);
    if (!reportOnce.has(text)) console.error(error);
    reportOnce.add(text);
  };
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
  // With hydration data the router is ready at once; otherwise the page would scroll to its top.
  const router = createBrowserRouter(siteRoutes(site), { hydrationData: { loaderData: { [here]: null } } });
  hydrateRoot(root, <RouterProvider router={router} />, {
    onCaughtError: report,
    onUncaughtError: report,
    onRecoverableError: report,
  });
  prefetchOnIntent(registry);
}

const registry = readRegistry(document.getElementById(registryElementId)?.textContent);
const root = document.getElementById('root');
if (registry && root && isAtHome(registry)) boot(registry, root);
