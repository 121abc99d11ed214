import { setBuildDay } from '@site/section/today';
import type { ReactNode } from 'react';
import type { HydrationOptions } from 'react-dom/client';
import { App } from './App';
import { turnPage } from './frame/turnPage';
import { homeLoader } from './home/homeLoader';
import { createRouter } from './router/createRouter';
import { hardNavigate } from './router/hardNavigate';
import { ignoreSecondClicks } from './router/ignoreSecondClicks';
import { prepareNextPage } from './router/prepareNextPage';
import { loadFirstStyles } from './sections/loadFile';
import { prefetchSections } from './sections/prefetch';
import { addressOf, sectionAt, type Registry } from './sections/registry';
import { sectionListLoader } from './sections/sectionList';
import { navigationDeadline, sectionPages } from './sections/sectionPages';
import { withTimeout } from './sections/withTimeout';

/** Returns a function that reports each different error once, because a section may fail at every render. */
function reportOnce(): (error: unknown) => void {
  const reported = new Set<string>();
  return (error) => {
    if (!reported.has(String(error))) console.error(error);
    reported.add(String(error));
  };
}

/** The site for React to hydrate, with its error handlers. */
interface Site {
  readonly app: ReactNode;
  readonly errors: Pick<HydrationOptions, 'onCaughtError' | 'onUncaughtError' | 'onRecoverableError'>;
}

/** Creates the site for hydration of the open document, and starts to load the section of its page. */
export function createSite(written: Registry): Site {
  const isUnknown = document.documentElement.dataset['address'] === '*';
  const registry = { ...written, ...(isUnknown && { unknownAddress: addressOf(location.pathname) }) };
  setBuildDay(registry.day, registry.holidays);
  const pages = sectionPages(registry);
  const { pageAt, load } = pages;
  const loadHome = homeLoader(registry);
  const complete = sectionListLoader(registry);
  function loadPage(pathname: string): true | Promise<unknown> {
    const address = addressOf(pathname);
    const open = () => (address === '/' ? loadHome() : load(address));
    const ready = complete();
    return ready === true ? open() : withTimeout(navigationDeadline, ready.then(open));
  }
  const router = createRouter(loadPage, turnPage);
  const tryHardNavigate = () => {
    const isOpen = router.now().location === router.opened.location;
    if (!isOpen) void hardNavigate(location.href);
    return !isOpen;
  };
  const here = addressOf(router.opened.location.pathname);
  if (sectionAt(registry, here)) void pageAt(here);
  // The shell's own page needs no section. But a script may soon show more of it than its document has styles for.
  else void loadFirstStyles(registry).catch(() => {});
  prefetchSections(registry, { ...pages, complete });
  ignoreSecondClicks(router);
  prepareNextPage(registry, router, { ...pages, complete, loadPage });
  const report = reportOnce();
  return {
    app: <App registry={registry} router={router} pageAt={pageAt} tryHardNavigate={tryHardNavigate} />,
    errors: { onCaughtError: report, onUncaughtError: report, onRecoverableError: report },
  };
}
