import type { SectionPage } from '@site/section/Section';
import { useEffect } from 'react';
import { addressOf } from '../sections/registry';
import { documentTitle } from './documentTitle';
import { addFontsFor } from './fontsByNeed';
import { markHydrated } from './hydration';

/** The texts of a page in the document's head. */
export type PageHead = Pick<SectionPage, 'title' | 'description' | 'canonical'>;

/**
 * Updates the document's head after a navigation. Every page calls it. Compose wrote the head of the first page, and
 * the canonical link keeps its origin. Its effect runs when the page is hydrated, so it also marks the page as hydrated.
 */
export function useDocumentHead({ title, description, canonical }: PageHead): void {
  useEffect(() => {
    document.title = documentTitle(title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link) link.href = new URL(canonical ?? addressOf(location.pathname), link.href).href;
    addFontsFor(document.body.textContent);
    markHydrated();
  }, [title, description, canonical]);
}
