import type { SectionPage as Page } from '@site/section/Section';
import { startTransition, useLayoutEffect, useState } from 'react';
import { Router as RouterProvider } from 'react-router-dom';
import { isLive } from './document/useDocumentHead';
import { ErrorBoundary } from './frame/ErrorBoundary';
import { Frame } from './frame/Frame';
import { HomePage } from './home/HomePage';
import { NotFoundPage } from './not-found/NotFoundPage';
import type { Router } from './router/Router';
import { addressOf, sectionAt } from './sections/registry';
import type { Registry } from './sections/registry';
import { SectionPage } from './sections/SectionPage';

interface AppProps {
  registry: Registry;
  router: Router;
  /** Gives one stable promise for the page at an address of a section. Never rejects. */
  pageAt: (address: string) => Promise<Page>;
  /** Opens the finished document of the page that was to be shown; false where that cannot help: it is the one that is open. */
  reopen: () => boolean;
}

/** The whole site: the same tree in the browser and while prerendering. */
export function App({ registry, router, pageAt, reopen }: AppProps) {
  const [state, setState] = useState(router.opened);
  useLayoutEffect(() => {
    const change = () => setState(router.now());
    // Until a page is live in a transition: a synchronous change above a page that waits for its section would throw the
    // page's nodes away. From then on at once: the next page is at hand, and a transition stops to paint the one that goes.
    const show = () => (isLive() ? change() : startTransition(change));
    const unsubscribe = router.subscribe(show);
    // Back and Forward may have come while the first page was hydrated.
    show();
    return unsubscribe;
  }, [router]);
  const address = addressOf(state.location.pathname);

  return (
    <ErrorBoundary>
      <RouterProvider location={state.location} navigationType={state.action} navigator={router.navigator}>
        <Frame registry={registry} state={state} pending={router.pending}>
          <ErrorBoundary key={address}>
            {address === '/' && <HomePage events={registry.events} />}
            {address !== '/' && sectionAt(registry, address) && (
              <SectionPage address={address} pageAt={pageAt} reopen={reopen} />
            )}
            {address !== '/' && !sectionAt(registry, address) && <NotFoundPage />}
          </ErrorBoundary>
        </Frame>
      </RouterProvider>
    </ErrorBoundary>
  );
}
