import type { Page } from '@playwright/test';

/** A thing of schema.org, as a page describes it. */
export type Described = Readonly<Record<string, unknown>>;

/** What a page tells programs about itself. */
export interface Head {
  readonly canonical: string;
  readonly openGraph: Readonly<Record<string, string>>;
  /** Throws where it cannot be parsed. */
  readonly described: readonly Described[];
}

/** Reads the head of a page as it was served, with the browser's own parser and without running the page. */
export async function readHead(page: Page, html: string): Promise<Head> {
  const { blocks, ...head } = await page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const all = <Kind extends Element>(selector: string) => [...parsed.head.querySelectorAll<Kind>(selector)];
    return {
      canonical: all<HTMLLinkElement>('link[rel="canonical"]')
        .map((link) => link.getAttribute('href'))
        .join(),
      openGraph: Object.fromEntries(
        all<HTMLMetaElement>('meta[property^="og:"]').map((meta) => [meta.getAttribute('property'), meta.content]),
      ) as Record<string, string>,
      blocks: all('script[type="application/ld+json"]').map(({ textContent }) => textContent ?? ''),
    };
  }, html);
  return { ...head, described: blocks.map((block) => JSON.parse(block) as Described) };
}
