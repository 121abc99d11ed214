import { Suspense, use } from 'react';
import { useDocumentHead } from '../document/useDocumentHead';
import { PrerenderedFallback, SectionErrorBoundary } from './SectionErrorBoundary';
import type { SectionPages } from './sectionPages';

interface SectionPageProps {
  address: string;
  pageAt: SectionPages['pageAt'];
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
  const given = pageAt(address);
  // `use` suspends at a promise even if it is fulfilled. A page that is loaded renders at once.
  const page = given instanceof Promise ? use(given) : given;
  useDocumentHead(page);
  return (
    <div data-words={address}>
      <page.Page />
    </div>
  );
}
