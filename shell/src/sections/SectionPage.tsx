import type { SectionPage as Page } from '@site/section/Section';
import { Suspense, use } from 'react';
import { useLivePage } from '../document/useLivePage';
import { KeepWords } from './KeepWords';
import { Words } from './Words';

interface SectionPageProps {
  address: string;
  /** Gives one stable promise for the address, which never rejects. */
  pageAt: (address: string) => Promise<Page>;
  /** Opens the finished document of the page; false where that cannot help. */
  reopen: (() => boolean) | undefined;
}

/**
 * One page of a section. Until the section has come React leaves the prerendered nodes as they are, and then hydrates those
 * same nodes. Render it with `key={address}`: a waiting page can then be left.
 */
export function SectionPage({ address, pageAt, reopen }: SectionPageProps) {
  return (
    <KeepWords address={address} reopen={reopen}>
      <Suspense fallback={<Words address={address} reopen={reopen} />}>
        <LivePage address={address} pageAt={pageAt} />
      </Suspense>
    </KeepWords>
  );
}

function LivePage({ address, pageAt }: Pick<SectionPageProps, 'address' | 'pageAt'>) {
  const page = use(pageAt(address));
  useLivePage(page);
  return (
    <div data-words={address}>
      <page.Page />
    </div>
  );
}
