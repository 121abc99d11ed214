import type { SectionPage as Page } from '@site/section/Section';
import { Suspense, use } from 'react';
import { useDocumentHead } from '../document/useDocumentHead';
import { PrerenderedFallback, SectionErrorBoundary } from './SectionErrorBoundary';

interface SectionPageProps {
  address: string;
  /** Gives one stable promise for the address, which never rejects. */
  pageAt: (address: string) => Promise<Page>;
  /** Opens the finished document of the page; false where that cannot help. */
  reopen: () => boolean;
}

/**
 * One page of a section. Until the section has come React leaves the prerendered nodes as they are, and then hydrates those
 * same nodes. Render it with `key={address}`: a waiting page can then be left.
 */
export function SectionPage({ address, pageAt, reopen }: SectionPageProps) {
  return (
    <SectionErrorBoundary address={address} reopen={reopen}>
      <Suspense fallback={<PrerenderedFallback address={address} reopen={reopen} />}>
        <LivePage address={address} pageAt={pageAt} />
      </Suspense>
    </SectionErrorBoundary>
  );
}

function LivePage({ address, pageAt }: Pick<SectionPageProps, 'address' | 'pageAt'>) {
  const page = use(pageAt(address));
  useDocumentHead(page);
  return (
    <div data-words={address}>
      <page.Page />
    </div>
  );
}
