import type { SectionPage } from '@site/section/Section';
import { useEffect } from 'react';
import { documentTitle } from './documentTitle';

/** What the head of a document says of its page. */
export type PageHead = Pick<SectionPage, 'title' | 'description' | 'canonical'>;

let becomeLive = () => {};

/** Resolves when the document's first page answers to touch. */
export const live = new Promise<void>((resolve) => {
  becomeLive = resolve;
});

/** Whether it has. */
export const isLive = () => 'live' in document.documentElement.dataset;

/**
 * Called by a page that answers to touch. Keeps the document's head true to it after a navigation (the first page finds its
 * own words there already; the canonical link keeps the origin compose gave it), and marks the moment: as `app:hydrated`, as
 * `live`, and as `data-live` on the document, which lets pictures come that waited for the scripts.
 */
export function useDocumentHead({ title, description, canonical }: PageHead): void {
  useEffect(() => {
    document.title = documentTitle(title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link) link.href = new URL(canonical ?? location.pathname, link.href).href;
    performance.mark('app:hydrated');
    document.documentElement.dataset['live'] = '';
    becomeLive();
  }, [title, description, canonical]);
}
