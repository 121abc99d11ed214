import type { SectionPage } from '@site/section/Section';
import { sectionAt, type RegisteredSection, type Registry } from './registry';
import { SectionLoader } from './SectionLoader';
import { withTimeout } from './withTimeout';

/** How long a navigation waits for a section before the browser opens the prerendered page, in milliseconds. */
export const navigationDeadline = 2500;

/** A promise that React's `use` reads without suspending if it is marked as fulfilled. */
type PagePromise = Promise<SectionPage> & { status?: 'fulfilled'; value?: SectionPage };

/** Returns a promise of a page that is marked as fulfilled. */
export function readyPage(page: SectionPage): Promise<SectionPage> {
  return Object.assign(Promise.resolve(page), { status: 'fulfilled' as const, value: page });
}

/** The pages of all sections. */
export interface SectionPages {
  /** Returns the same promise for the same address. It never rejects, and waits until the section is loaded. */
  readonly pageAt: (address: string) => Promise<SectionPage>;
  /**
   * Makes a page ready to render. Returns `true` if it is ready. Otherwise it returns a promise, which rejects if its
   * section does not load in time or no section has the page.
   */
  readonly load: (address: string) => true | Promise<unknown>;
  /** Prefetches a section at the lowest priority. It ignores a failure, because a navigation tries again. */
  readonly prefetch: (section: RegisteredSection) => Promise<unknown>;
  /** Reads the prefetched files of a section from the cache, because a visitor presses a link to it. */
  readonly bringToHand: (section: RegisteredSection) => void;
}

/** Returns the pages of a registry's sections. A section loads at the first request for one of its pages. */
export function sectionPages(registry: Registry): SectionPages {
  const loaders = new Map<string, SectionLoader>();
  const promises = new Map<string, PagePromise>();
  const fulfilments = new Map<string, (page: SectionPage) => void>();

  function promiseOf(address: string): PagePromise {
    const known = promises.get(address);
    if (known) return known;
    const promise: PagePromise = new Promise((resolve) => fulfilments.set(address, resolve));
    promises.set(address, promise);
    return promise;
  }

  function loaderOf(section: RegisteredSection): SectionLoader {
    const known = loaders.get(section.name);
    if (known) return known;
    const loader = new SectionLoader(section, registry);
    loaders.set(section.name, loader);
    void loader.ready.then(({ pages }) => {
      for (const page of pages) {
        Object.assign(promiseOf(page.path), { status: 'fulfilled', value: page });
        fulfilments.get(page.path)?.(page);
      }
    });
    return loader;
  }

  function loaderAt(address: string): SectionLoader | undefined {
    const section = sectionAt(registry, address);
    return section && loaderOf(section);
  }

  const isReady = (address: string) => promiseOf(address).status === 'fulfilled';
  const isShowable = (address: string) => isReady(address) && loaderAt(address)?.isStyled === true;

  async function attempt(address: string): Promise<void> {
    const loader = loaderAt(address);
    if (!loader) throw new Error(`no section has ${address}`);
    await Promise.all([loader.attempt(), loader.loadStyles()]);
    if (!isReady(address)) throw new Error(`${loader.section.name} has no page at ${address}`);
  }

  return {
    pageAt: (address) => {
      if (!promises.has(address)) void loaderAt(address)?.keepTrying();
      return promiseOf(address);
    },
    load: (address) => isShowable(address) || withTimeout(navigationDeadline, attempt(address)),
    prefetch: (section) => loaderOf(section).prefetch(),
    bringToHand: (section) => loaderOf(section).bringToHand(),
  };
}
