import { useEffect } from 'react';
import type { PageHead } from '../site';
import { documentTitle } from './documentTitle';

/**
 * Keeps the document's head true to the page shown after a navigation. The first page finds its own words there already.
 * The canonical link keeps the origin compose gave it.
 */
export function useDocumentHead({ title, description, canonical }: PageHead): void {
  useEffect(() => {
    document.title = documentTitle(title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link) link.href = new URL(canonical ?? location.pathname, link.href).href;
  }, [title, description, canonical]);
}
