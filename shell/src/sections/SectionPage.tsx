import type { SectionPage as Page } from '@site/section/Section';
import { Suspense, use } from 'react';
import { useDocumentHead } from '../document/useDocumentHead';
import { PrerenderedFallback, SectionErrorBoundary } from './SectionErrorBoundary';

interface SectionPageProps {
  address: string;
  /** Returns the same promise for the same address. It never rejects. */
  pageAt: (address: string) => Promise<Page>;
  /** Opens the document of the page. Returns false if that document is already open. */
  reopen: () => boolean;
}

/**
 * A page of a section. React keeps the prerendered nodes until the section is loaded, and then hydrates them. Render it
 * with `key={address}`, so that a visitor can leave a page that suspends.
 */
export function SectionPage({ address, pageAt, reopen }: SectionPageProps) {
  return (
    <SectionErrorBoundary address={address} reopen={reopen}>
      <Suspense fallback={<PrerenderedFallback address={address} reopen={reopen} />}>
        <LoadedPage address={address} pageAt={pageAt} />
      </Suspense>
    </SectionErrorBoundary>
  );
}

function LoadedPage({ address, pageAt }: Pick<SectionPageProps, 'address' | 'pageAt'>) {
  const page = use(pageAt(address));
  useDocumentHead(page);
  return (
    <div data-words={address}>
      <page.Page />
    </div>
  );
}
