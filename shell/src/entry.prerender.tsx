import type { Section, SectionPage } from '@site/section/Section';
import { setBuildDay } from '@site/section/today';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Document } from './document/Document';
import type { DocumentFacts } from './document/Document';
import { clinicStructuredData } from './home/clinicStructuredData';
import { homeHead, notFoundHead } from './ownPages';
import { siteRoutes } from './routes';
import { sectionAt } from './sections/registry';
import type { RegisteredSection, Registry } from './sections/registry';

export { lentModules } from './sections/lentModules';

/** What the shell itself shows: the front door, and the page for every unknown address. Browsers need no structured data. */
export const ownPages = {
  '/': { ...homeHead, structuredData: [clinicStructuredData] },
  '*': notFoundHead,
} as const;

/** An address no section can own, rendered for the 404 page. */
const nowhere = '/404';

export interface PageToPrerender {
  /** The address, or '*' for the 404 page. */
  readonly address: string;
  readonly registry: Registry;
  readonly sections: readonly Section[];
  /** All that the document says around the page. */
  readonly facts: DocumentFacts;
}

/** Renders one page to a whole HTML document. Rejects with the error of the page's own code. */
export async function prerenderPage({ address, registry, sections, facts }: PageToPrerender): Promise<string> {
  setBuildDay(registry.day);
  const pageAt = (path: string) => {
    const page = sections.flatMap((section) => section.pages).find((one) => one.path === path);
    if (!page) throw new Error(`no section has a page at ${path}`);
    return readyPage(page);
  };
  const routes = siteRoutes({
    registry: { ...registry, sections: onlyAt(address, registry) },
    pageAt,
    pending: { subscribe: () => () => {}, now: () => false },
  });
  const router = createMemoryRouter(routes, { initialEntries: [address === '*' ? nowhere : address] });
  const failures: unknown[] = [];
  const { prelude } = await prerender(<RouterProvider router={router} />, {
    // A larger boundary would be moved out of its place, behind a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failures.push(error);
    },
  });
  const body = await new Response(prelude).text();
  router.dispose();
  if (failures.length > 0) throw failures[0];
  return `<!doctype html>${renderToStaticMarkup(<Document address={address} body={body} registry={registry} facts={facts} />)}`;
}

/** One page needs no route to any other: a thousand pages with a thousand routes each would take minutes. */
function onlyAt(address: string, registry: Registry): RegisteredSection[] {
  const section = sectionAt(registry, address);
  return section ? [{ ...section, pages: [address] }] : [];
}

const readyPages = new WeakMap<SectionPage, Promise<SectionPage>>();

function readyPage(page: SectionPage): Promise<SectionPage> {
  const known = readyPages.get(page);
  if (known) return known;
  const ready = Object.assign(Promise.resolve(page), { status: 'fulfilled', value: page });
  readyPages.set(page, ready);
  return ready;
}
