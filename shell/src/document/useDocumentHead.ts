import type { SectionPage } from '@site/section/Section';
import { useEffect } from 'react';
import { addressOf } from '../sections/registry';
import { documentTitle } from './documentTitle';

/** The texts of a page that stand in the document's head. */
export type PageHead = Pick<SectionPage, 'title' | 'description' | 'canonical'>;

let resolveHydrated = () => {};

/** Resolves when the document's first page is hydrated. */
export const hydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve;
});

/** Whether the document's first page is hydrated. */
export const isHydrated = () => 'live' in document.documentElement.dataset;

/**
 * Every page calls it. Updates the document's head after a navigation: compose wrote the head of the first page, and the
 * canonical link keeps its origin. Then marks the page as hydrated: by `app:hydrated` in the browser's timings, by `hydrated`,
 * and by `data-live` on `<html>`, after which the pictures load that waited for the scripts.
 */
export function useDocumentHead({ title, description, canonical }: PageHead): void {
  useEffect(() => {
    document.title = documentTitle(title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link) link.href = new URL(canonical ?? addressOf(location.pathname), link.href).href;
    performance.mark('app:hydrated');
    document.documentElement.dataset['live'] = '';
    resolveHydrated();
  }, [title, description, canonical]);
}
