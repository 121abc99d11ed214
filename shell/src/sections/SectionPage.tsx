import { Suspense, use, useEffect } from 'react';
import { useDocumentHead } from '../document/useDocumentHead';
import { focusLatePage } from '../router/useFocusRestoration';
import { findPage, PrerenderedFallback } from './PrerenderedFallback';
import { attemptTimeout } from './SectionLoader';
import type { SectionPages } from './sectionPages';

interface SectionPageProps {
  address: string;
  pageAt: SectionPages['pageAt'];
  /** Opens the document of the page. Returns false if that document is already open. */
  tryHardNavigate: () => boolean;
}

/**
 * A page of a section. React keeps the prerendered nodes until the section is loaded, and then hydrates them. Render it
 * with `key={address}`, so that a visitor can leave a page that suspends.
 */
export function SectionPage({ address, pageAt, tryHardNavigate }: SectionPageProps) {
  return (
    <Suspense fallback={<LatePage address={address} tryHardNavigate={tryHardNavigate} />}>
      <LoadedPage address={address} pageAt={pageAt} />
    </Suspense>
  );
}

function LoadedPage({ address, pageAt }: Pick<SectionPageProps, 'address' | 'pageAt'>) {
  const given = pageAt(address);
  // `use` suspends at a promise even if it is fulfilled. A page that is loaded renders at once.
  const page = given instanceof Promise ? use(given) : given;
  useDocumentHead(page);
  return (
    <div data-page={address}>
      <page.Page />
    </div>
  );
}

/**
 * A page that suspends. In its own document it shows the prerendered nodes. A page after a click has none. If its
 * section does not load soon, its document opens. Once the section is loaded, its heading receives the focus.
 */
function LatePage({ address, tryHardNavigate }: Pick<SectionPageProps, 'address' | 'tryHardNavigate'>) {
  useEffect(() => {
    if (findPage(address)) return;
    const timer = setTimeout(tryHardNavigate, attemptTimeout);
    return () => {
      clearTimeout(timer);
      focusLatePage();
    };
  }, [address, tryHardNavigate]);
  return <PrerenderedFallback find={() => findPage(address)} />;
}
