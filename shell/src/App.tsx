import { Activity, startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router as RouterProvider, type Location } from 'react-router-dom';
import { isHydrated } from './document/useDocumentHead';
import { ErrorBoundary } from './frame/ErrorBoundary';
import { ErrorView } from './frame/ErrorView';
import { Frame } from './frame/Frame';
import type { Router } from './router/Router';
import { PageAt } from './PageAt';
import { addressOf, type Registry } from './sections/registry';
import type { SectionPages } from './sections/sectionPages';

interface AppProps {
  registry: Registry;
  router: Router;
  pageAt: SectionPages['pageAt'];
  /** Opens the document of a page that could not be rendered. Returns false if that document is already open. */
  reopen: () => boolean;
}

/** The whole site, with the same tree in the browser and during prerendering. */
export function App({ registry, router, pageAt, reopen }: AppProps) {
  const [state, setState] = useState(router.opened);
  useLayoutEffect(() => {
    const change = () => setState(router.now());
    // A page before hydration changes in a transition. A synchronous update above a suspended page would discard its
    // prerendered nodes. A hydrated page changes synchronously, because the next page is loaded and a transition would
    // paint the old one again.
    const show = () => (isHydrated() ? change() : startTransition(change));
    const unsubscribe = router.subscribe(show);
    // The visitor may have pressed Back or Forward during hydration.
    show();
    return unsubscribe;
  }, [router]);
  const { location, prepared } = state;
  const address = addressOf(location.pathname);
  // The first page of the document has no boundary. A boundary would hydrate later than the frame.
  const [isFirst, setIsFirst] = useState(true);
  if (isFirst && address !== addressOf(router.opened.location.pathname)) setIsFirst(false);
  const pageOf = (at: Location) => ({ address: addressOf(at.pathname), registry, location: at, pageAt, reopen });
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
          {withFrame([
            isFirst ? (
              <PageAt key="first" {...pageOf(location)} />
            ) : (
              <Activity key={address}>
                <PageAt {...pageOf(location)} />
              </Activity>
            ),
            prepared && (
              <Activity key={addressOf(prepared.pathname)} mode="hidden">
                <PageAt {...pageOf(prepared)} />
              </Activity>
            ),
          ])}
        </ErrorBoundary>
      </RouterProvider>
    </ErrorBoundary>
  );
}
