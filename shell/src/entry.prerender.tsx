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

export { contractVersion, earlierContracts } from '@site/section/Section';
export { sectionOf } from './sections/container';
export { sharedModules } from './sections/sharedModules';

/**
 * Properties of every document of this shell. Compose writes header rules with the names, and finds the registry by
 * them.
 */
export const documentRules = { scriptPolicyName, registryElementId } as const;

/** The shell's own pages: the home page and the 404 page. Browsers do not need structured data. */
export const ownPages = {
  '/': { ...homeHead, structuredData: [clinicStructuredData] },
  '*': notFoundHead,
} as const;

/** The address for which the 404 page is rendered. No section can own it. */
const nowhere = '/404';

export interface PageToPrerender {
  /** The address, or '*' for the 404 page. */
  readonly address: string;
  readonly registry: SiteRegistry;
  /** The file with {@link sectionListScript}. It is missing in development. */
  readonly list?: PinnedFile;
  readonly sections: readonly Section[];
  /** The data of the document, apart from its page. */
  readonly facts: DocumentFacts;
}

/**
 * Returns the script with the list of all sections. Compose writes it for the documents of this shell, and each
 * document pins it.
 */
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
    discard: () => true,
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: stay,
      push: stay,
      replace: stay,
    },
  };
}

function pageIn(sections: readonly Section[], address: string): SectionPage {
  const page = sections.flatMap(({ pages }) => pages).find(({ path }) => path === address);
  if (!page) throw new Error(`no section has a page at ${address}`);
  return page;
}

/**
 * Asks a CDN not to hide the e-mail addresses of the page (Cloudflare, Email Address Obfuscation). React cannot render
 * comments.
 */
const withPlainEmails = (html: string): string =>
  html.replace('<div id="root">', '<!--email_off-->$&').replace('</body>', '<!--/email_off-->$&');

/** Renders one page to an HTML document. Rejects with the error of the page's own code. */
export async function prerenderPage({ address, list, sections, facts, ...site }: PageToPrerender): Promise<string> {
  const { day } = site.registry;
  // Until the clinic confirms its closing days.
  const holidays = closures.status === 'sample' ? holidaysFrom(day) : undefined;
  setBuildDay(day, holidays);
  const registry = { ...pageRegistry(site.registry, address, list), ...(holidays && { holidays }) };
  const app = (
    <App
      registry={address === '*' ? { ...registry, unknownAddress: nowhere } : registry}
      router={stillRouter(address === '*' ? nowhere : address)}
      pageAt={(path) => pageIn(sections, path)}
      tryHardNavigate={() => false}
    />
  );
  const failures: unknown[] = [];
  const { prelude } = await prerender(app, {
    // React would send a larger boundary out of place, and move it back with a script.
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
