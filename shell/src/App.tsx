import type { SectionPage as Page } from '@site/section/Section';
import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router as RouterProvider } from 'react-router-dom';
import { isHydrated } from './document/useDocumentHead';
import { ErrorBoundary } from './frame/ErrorBoundary';
import { ErrorView } from './frame/ErrorView';
import { Frame } from './frame/Frame';
import { HomePage } from './home/HomePage';
import { NotFoundPage } from './not-found/NotFoundPage';
import type { Router } from './router/Router';
import { addressOf, type Registry } from './sections/registry';
import { SectionErrorBoundary } from './sections/SectionErrorBoundary';
import { SectionPage } from './sections/SectionPage';

interface AppProps {
  registry: Registry;
  router: Router;
  /** Returns the same promise for the same address of a section. It never rejects. */
  pageAt: (address: string) => Promise<Page>;
  /** Opens the document of the page that could not be shown; false where that document is open already. */
  reopen: () => boolean;
}

/** The whole site: the same tree in the browser and while prerendering. */
export function App({ registry, router, pageAt, reopen }: AppProps) {
  const [state, setState] = useState(router.opened);
  useLayoutEffect(() => {
    const change = () => setState(router.now());
    // A page that is not hydrated changes in a transition: a synchronous update above a suspended page would discard its
    // prerendered nodes. A hydrated page changes at once: the next page is loaded, and a transition would paint the old one again.
    const show = () => (isHydrated() ? change() : startTransition(change));
    const unsubscribe = router.subscribe(show);
    // Back or Forward may have been pressed while the first page was hydrated.
    show();
    return unsubscribe;
  }, [router]);
  const address = addressOf(state.location.pathname);
  const isUnknown = address === registry.unknownAddress;
  // One document for every unknown address.
  const ownAddress = address === '/' ? '/' : '*';
  const withFrame = (page: ReactNode) => (
    <Frame registry={registry} state={state} pending={router.pending}>
      {page}
    </Frame>
  );

  return (
    <ErrorBoundary
      fallback={
        <main id="main">
          <ErrorView />
        </main>
      }
    >
      <RouterProvider location={state.location} navigationType={state.action} navigator={router.navigator}>
        <ErrorBoundary reopen={reopen} fallback={withFrame(<ErrorView />)}>
          {withFrame(
            address === '/' || isUnknown ? (
              <SectionErrorBoundary key={address} address={ownAddress} reopen={reopen}>
                <div data-words={ownAddress}>
                  {isUnknown ? <NotFoundPage registry={registry} /> : <HomePage events={registry.events} />}
                </div>
              </SectionErrorBoundary>
            ) : (
              <SectionPage key={address} address={address} pageAt={pageAt} reopen={reopen} />
            ),
          )}
        </ErrorBoundary>
      </RouterProvider>
    </ErrorBoundary>
  );
}
