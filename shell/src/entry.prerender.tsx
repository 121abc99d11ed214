import type { Section, SectionPage } from '@site/section/Section';
import { setBuildDay } from '@site/section/today';
import { closures } from '@site/shared-data/siteFacts';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createPath, NavigationType } from 'react-router-dom';
import { App } from './App';
import { Document, type DocumentFacts } from './document/Document';
import { holidaysFrom } from './document/holidaysFrom';
import { clinicStructuredData } from './home/clinicStructuredData';
import { homeHead, notFoundHead } from './ownPages';
import type { Router } from './router/Router';
import { scriptPolicyName } from './sections/loadFile';
import { opensAlone, pageRegistry, sectionList } from './sections/pageRegistry';
import { registryElementId, type PinnedFile, type SiteRegistry } from './sections/registry';
import { writeSectionList } from './sections/sectionList';
import { readyPage } from './sections/sectionPages';

export { contractVersion, earlierContracts } from '@site/section/Section';
export { sectionOf } from './sections/container';
export { sharedModules } from './sections/sharedModules';

/**
 * What holds for every document of this shell: compose writes header rules with the names, and finds the registry by them. It trims the
 * styles of documents, since this shell loads the whole sheets with its script.
 */
export const documentRules = { scriptPolicyName, registryElementId, loadsWholeStyles: true } as const;

/** The shell's own pages: the home page, and the page of every unknown address. Browsers need no structured data. */
export const ownPages = {
  '/': { ...homeHead, structuredData: [clinicStructuredData] },
  '*': notFoundHead,
} as const;

/** The address that the 404 page is rendered for: no section can own it. */
const nowhere = '/404';

export interface PageToPrerender {
  /** The address, or '*' for the 404 page. */
  readonly address: string;
  readonly registry: SiteRegistry;
  /** The file with {@link sectionListScript}; none while developing. */
  readonly list?: PinnedFile;
  readonly sections: readonly Section[];
  /** What the document contains besides the page. */
  readonly facts: DocumentFacts;
}

/** The script with the list of all sections, which compose writes for the documents of this shell: each pins it. */
export const sectionListScript = (registry: SiteRegistry): string => writeSectionList(sectionList(registry));

/** A router that never navigates. */
function stillRouter(pathname: string): Router {
  const location = { pathname, search: '', hash: '', state: null, key: 'default' };
  const opened = { location, action: NavigationType.Pop };
  const stay = () => {};
  const never = () => stay;
  return {
    opened,
    now: () => opened,
    subscribe: never,
    pending: { now: () => false, subscribe: never },
    prepare: stay,
    discard: stay,
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: stay,
      push: stay,
      replace: stay,
    },
  };
}

const readyPages = new WeakMap<SectionPage, Promise<SectionPage>>();

/** Returns the same promise for the same page: React calls this at each render. */
function pageIn(sections: readonly Section[], address: string): Promise<SectionPage> {
  const page = sections.flatMap(({ pages }) => pages).find(({ path }) => path === address);
  if (!page) throw new Error(`no section has a page at ${address}`);
  const ready = readyPages.get(page) ?? readyPage(page);
  readyPages.set(page, ready);
  return ready;
}

/** Asks a CDN that hides e-mail addresses to leave those of the page (Cloudflare, Email Address Obfuscation). React writes no comments. */
const withPlainEmails = (html: string): string =>
  html.replace('<div id="root">', '<!--email_off-->$&').replace('</body>', '<!--/email_off-->$&');

/** Renders one page to a whole HTML document. Rejects with the error of the page's own code. */
export async function prerenderPage({ address, list, sections, facts, ...site }: PageToPrerender): Promise<string> {
  const { day } = site.registry;
  setBuildDay(day);
  // Until the clinic confirms when it is closed.
  const holidays = closures.status === 'sample' && { holidays: holidaysFrom(day) };
  const registry = { ...pageRegistry(site.registry, address, list), ...holidays };
  const app = (
    <App
      registry={address === '*' ? { ...registry, unknownAddress: nowhere } : registry}
      router={stillRouter(address === '*' ? nowhere : address)}
      pageAt={(path) => pageIn(sections, path)}
      reopen={() => false}
    />
  );
  const failures: unknown[] = [];
  const { prelude } = await prerender(app, {
    // React would move a larger boundary out of its place, and move it back by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failures.push(error);
    },
  });
  const body = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  const document = (
    <Document
      address={address}
      body={body}
      registry={registry}
      isAlone={opensAlone(site.registry, address)}
      facts={facts}
    />
  );
  return `<!doctype html>${withPlainEmails(renderToStaticMarkup(document))}`;
}
