import type { BrowserContext } from '@playwright/test';

/** What a context did that nobody wants, filled while its pages are used. */
export interface PolicyRecord {
  /** What the content policy or Trusted Types refused. */
  readonly violations: string[];
  /** Requests to any other origin. */
  readonly foreign: string[];
  /** Every script and stylesheet that was asked for, without its query. */
  readonly loaded: Set<string>;
  /** The hashes that elements of the pages named for those files. */
  readonly pins: Map<string, string>;
}

interface Refused {
  readonly violatedDirective: string;
  readonly blockedURI: string;
  readonly sample: string;
}

/** Watches every page of a context from its first moment. */
export async function watchPolicy(context: BrowserContext, origin: string): Promise<PolicyRecord> {
  const record: PolicyRecord = { violations: [], foreign: [], loaded: new Set(), pins: new Map() };
  await context.exposeBinding('refused', ({ page }, { violatedDirective, blockedURI, sample }: Refused) => {
    record.violations.push(`${page.url()}: ${violatedDirective} refused ${blockedURI} ${sample}`);
  });
  await context.exposeBinding('pinned', (_, url: string, integrity: string) => {
    if (record.pins.get(url) !== '') record.pins.set(url, integrity);
  });
  await context.addInitScript(() => {
    const { refused, pinned } = window as unknown as {
      refused: (event: Refused) => void;
      pinned: (url: string, integrity: string) => void;
    };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      refused({ violatedDirective, blockedURI, sample });
    });
    const told = new WeakSet<Node>();
    new MutationObserver(() => {
      const elements = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
        'script[src], link[rel="stylesheet"], link[as="script"]',
      );
      for (const element of elements) {
        if (told.has(element)) continue;
        told.add(element);
        const [url = ''] = ('src' in element ? element.src : element.href).split('?');
        pinned(url, element.integrity);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  context.on('console', (message) => {
    if (/content security policy|trusted ?(types|script)/i.test(message.text())) record.violations.push(message.text());
  });
  context.on('request', (request) => {
    const [url = ''] = request.url().split('?');
    if (!url.startsWith(`${origin}/`)) record.foreign.push(url);
    if (['script', 'stylesheet'].includes(request.resourceType())) record.loaded.add(url);
  });
  return record;
}
