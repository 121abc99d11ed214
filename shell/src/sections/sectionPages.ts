import type { SectionPage } from '@site/section/Section';
import { sectionAt, type RegisteredSection, type Registry } from './registry';
import { SectionLoader } from './SectionLoader';
import { withTimeout } from './withTimeout';

/** How long a navigation waits for a section before the browser opens the prerendered page, in milliseconds. */
export const navigationDeadline = 2500;

/** The pages of all sections. */
export interface SectionPages {
  /**
   * Returns the page if its section is loaded. Otherwise it loads the section, and returns a promise, which never rejects. The
   * same address always has the same value: React repeats a render that waited for the promise, and has to find it again.
   */
  readonly pageAt: (address: string) => SectionPage | Promise<SectionPage>;
  /**
   * Makes a page ready to render. Returns `true` if it is ready. Otherwise it returns a promise, which rejects if its
   * section does not load in time or no section has the page.
   */
  readonly load: (address: string) => true | Promise<unknown>;
  /** Prefetches a section at the lowest priority. It ignores a failure, because a navigation tries again. */
  readonly prefetch: (section: RegisteredSection) => Promise<unknown>;
  /** Preloads a prefetched section from the browser's cache, because a visitor presses a link to it. */
  readonly preload: (section: RegisteredSection) => void;
}

const never = new Promise<never>(() => {});

/** Returns the pages of a registry's sections. A section loads at the first request for one of its pages. */
export function sectionPages(registry: Registry): SectionPages {
  const loaders = new Map<string, SectionLoader>();
  const pages = new Map<string, SectionPage>();
  const promises = new Map<string, Promise<SectionPage>>();

  function loaderOf(section: RegisteredSection): SectionLoader {
    const known = loaders.get(section.name);
    if (known) return known;
    const loader = new SectionLoader(section, registry);
    loaders.set(section.name, loader);
    void loader.ready.then((loaded) => {
      for (const page of loaded.pages) pages.set(page.path, page);
    });
    return loader;
  }

  function loaderAt(address: string): SectionLoader | undefined {
    const section = sectionAt(registry, address);
    return section && loaderOf(section);
  }

  const isShowable = (address: string) => pages.has(address) && loaderAt(address)?.isStyled === true;

  async function attempt(address: string): Promise<void> {
    const loader = loaderAt(address);
    if (!loader) throw new Error(`no section has ${address}`);
    await Promise.all([loader.attempt(), loader.loadStyles()]);
    if (!pages.has(address)) throw new Error(`${loader.section.name} has no page at ${address}`);
  }

  return {
    pageAt: (address) => {
      const known = promises.get(address) ?? pages.get(address);
      if (known) return known;
      const promise = (loaderAt(address)?.keepTrying() ?? never).then(() => pages.get(address) ?? never);
      promises.set(address, promise);
      return promise;
    },
    load: (address) => isShowable(address) || withTimeout(navigationDeadline, attempt(address)),
    prefetch: (section) => loaderOf(section).prefetch(),
    preload: (section) => loaderOf(section).preload(),
  };
}
