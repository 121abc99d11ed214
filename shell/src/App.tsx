import { Activity, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, type Location } from 'react-router-dom';
import { isHydrated } from './document/hydration';
import { ErrorView } from './frame/ErrorView';
import { Frame } from './frame/Frame';
import { PageAt } from './PageAt';
import type { Router } from './router/Router';
import { ErrorBoundary } from './sections/ErrorBoundary';
import { addressOf, type Registry } from './sections/registry';
import type { SectionPages } from './sections/sectionPages';

interface AppProps {
  registry: Registry;
  router: Router;
  pageAt: SectionPages['pageAt'];
  /** Opens the document of a page that could not be rendered. Returns false if that document is already open. */
  tryHardNavigate: () => boolean;
}

/** Finds everything that compose rendered, if it contains a page. */
function findSite(): HTMLElement | null {
  const root = document.getElementById('root');
  return root?.querySelector('main h1') ? root : null;
}

const errorPage = (
  <main id="main">
    <ErrorView />
  </main>
);

/** The whole site, with the same tree in the browser and during prerendering. */
export function App({ registry, router, pageAt, tryHardNavigate }: AppProps) {
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
  const { location, prepared, arrival } = state;
  const navigation = useMemo(
    () => ({ basename: '/', navigator: router.navigator, static: false, useTransitions: undefined, future: {} }),
    [router],
  );
  const pageOf = (at: Location) => ({
    address: addressOf(at.pathname),
    registry,
    location: at,
    pageAt,
    tryHardNavigate,
  });
  return (
    <NavigationContext value={navigation}>
      <ErrorBoundary find={findSite} tryHardNavigate={tryHardNavigate} fallback={errorPage}>
        <Frame registry={registry} state={state} pending={router.pending}>
          {[
            // The first page of the document has no boundary. A boundary would hydrate later than the frame.
            arrival ? (
              <Activity key={addressOf(location.pathname)}>
                <PageAt {...pageOf(location)} />
              </Activity>
            ) : (
              <PageAt key="first" {...pageOf(location)} />
            ),
            prepared && (
              <Activity key={addressOf(prepared.pathname)} mode="hidden">
                <PageAt {...pageOf(prepared)} />
              </Activity>
            ),
          ]}
        </Frame>
      </ErrorBoundary>
    </NavigationContext>
  );
}
