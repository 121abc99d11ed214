import type { SectionPage } from '@site/section/Section';
import type { LoaderFunction } from 'react-router-dom';
import { keepOldPage } from './frame/pageTransition';
import { openDocument } from './openDocument';
import { loadPage } from './sections/loadSection';
import { sectionAt } from './sections/registry';
import type { Registry } from './sections/registry';
import { untilItComes } from './sections/untilItComes';
import { within } from './sections/within';
import type { Site } from './site';

/** How long a navigation waits for a section before the browser opens the prerendered page itself, in milliseconds. */
const navigationDeadline = 2500;

/** A promise that `use()` reads without waiting. */
const ready = (page: SectionPage) => Object.assign(Promise.resolve(page), { status: 'fulfilled', value: page });

interface BrowserSiteOptions {
  registry: Registry;
  /** The address whose finished document is open. */
  here: string;
  /** Where the navigation under way leads, with query and hash. */
  destination: () => string;
  pending: Site['pending'];
}

/** The site as the browser knows it: pages come from sections loaded on demand, each pinned by the registry. */
export function browserSite({ registry, here, destination, pending }: BrowserSiteOptions): Site {
  const pages = new Map<string, Promise<SectionPage>>();
  let isFirstPage = true;

  const load = (address: string) => loadPage(registry, address);

  if (sectionAt(registry, here))
    pages.set(
      here,
      untilItComes(() => load(here)),
    );

  const loaderFor =
    (address: string): LoaderFunction =>
    async ({ request }) => {
      try {
        const page = await within(navigationDeadline, load(address));
        isFirstPage = false;
        // The first page keeps the promise its boundary waits for.
        if (!pages.has(address)) pages.set(address, ready(page));
        if (!request.signal.aborted) await keepOldPage();
        return null;
      } catch {
        // The visitor has chosen another link meanwhile.
        if (request.signal.aborted) return null;
        return openDocument(destination(), request.signal);
      }
    };

  const loadHome: LoaderFunction = async () => {
    await keepOldPage();
    return null;
  };

  const pageAt = (address: string): Promise<SectionPage> => {
    const known = pages.get(address);
    if (known) return known;
    const coming = untilItComes(() => load(address));
    pages.set(address, coming);
    return coming;
  };

  // The registry speaks for its own sections; whether there is anything else, the host knows.
  const loadUnknown: LoaderFunction = ({ request }) => openDocument(destination(), request.signal);

  const reopen = () => {
    if (!isFirstPage) void openDocument(location.href);
    return !isFirstPage;
  };

  return { registry, pageAt, loadHome, loaderFor, loadUnknown, reopen, pending };
}
