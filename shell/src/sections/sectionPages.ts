import type { SectionPage } from '@site/section/Section';
import { sectionAt, type RegisteredSection, type Registry } from './registry';
import { SectionLoader } from './SectionLoader';
import { withTimeout } from './withTimeout';

/** How long a navigation waits for a section before the browser opens the prerendered page itself, in milliseconds. */
export const navigationDeadline = 2500;

/** A promise that React's `use` reads without suspending once it is marked as fulfilled. */
type PagePromise = Promise<SectionPage> & { status?: 'fulfilled'; value?: SectionPage };

/** A promise of a page that is marked as fulfilled. */
export function readyPage(page: SectionPage): Promise<SectionPage> {
  return Object.assign(Promise.resolve(page), { status: 'fulfilled' as const, value: page });
}

/** Access to the pages of all sections. */
export interface SectionPages {
  /** Returns the same promise for the same address. It never rejects: it waits until the section is loaded. */
  readonly pageAt: (address: string) => Promise<SectionPage>;
  /**
   * Makes a page ready to render; `true` where it is ready already. Rejects when its section is not loaded in time, or when no
   * section has the page.
   */
  readonly load: (address: string) => true | Promise<unknown>;
  /** Loads a section ahead, at the lowest priority. A failure is ignored: a navigation tries again. */
  readonly prefetch: (section: RegisteredSection) => Promise<unknown>;
  /** Brings what was loaded ahead of a section to hand, because a link to it is pressed. */
  readonly bringToHand: (section: RegisteredSection) => void;
}

/** The pages of a registry's sections. A section is loaded when one of its pages is first asked for. */
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
