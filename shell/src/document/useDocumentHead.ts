import type { SectionPage } from '@site/section/Section';
import { useEffect } from 'react';
import { addressOf } from '../sections/registry';
import { documentTitle } from './documentTitle';
import { addFontsFor } from './fontsByNeed';

/** The texts of a page in the document's head. */
export type PageHead = Pick<SectionPage, 'title' | 'description' | 'canonical'>;

let resolveHydrated = () => {};

/** Resolves when the first page of the document is hydrated. */
export const hydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve;
});

/** Whether the first page of the document is hydrated. */
export const isHydrated = () => 'live' in document.documentElement.dataset;

/**
 * Updates the document's head after a navigation. Every page calls it. Compose wrote the head of the first page, and
 * the canonical link keeps its origin. Then it marks the page as hydrated with the performance mark `app:hydrated`,
 * with `hydrated`, and with `data-live` on `<html>`. After that, pictures load that waited for the scripts.
 */
export function useDocumentHead({ title, description, canonical }: PageHead): void {
  useEffect(() => {
    document.title = documentTitle(title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link) link.href = new URL(canonical ?? addressOf(location.pathname), link.href).href;
    addFontsFor(document.body.textContent);
    performance.mark('app:hydrated');
    document.documentElement.dataset['live'] = '';
    resolveHydrated();
  }, [title, description, canonical]);
}
