import { memo } from 'react';
import type { Location } from 'react-router-dom';
import { ErrorView } from './frame/ErrorView';
import { HomePage } from './home/HomePage';
import { NotFoundPage } from './not-found/NotFoundPage';
import { At } from './router/At';
import { ErrorBoundary } from './sections/ErrorBoundary';
import { findPage } from './sections/PrerenderedFallback';
import type { Registry } from './sections/registry';
import { SectionPage } from './sections/SectionPage';
import type { SectionPages } from './sections/sectionPages';

interface PageAtProps {
  address: string;
  registry: Registry;
  /** The location of the page, which is open or will be. */
  location: Location;
  pageAt: SectionPages['pageAt'];
  /** Opens the document of a page that could not be rendered. Returns false if that document is already open. */
  tryHardNavigate: () => boolean;
}

/**
 * The page at an address, of the shell or of a section, either visible or prepared. A prepared page becomes visible
 * without rendering again.
 */
export const PageAt = memo(function PageAt({ address, registry, location, pageAt, tryHardNavigate }: PageAtProps) {
  const isUnknown = address === registry.unknownAddress;
  // All unknown addresses share one document.
  const name = isUnknown ? '*' : address;
  return (
    <At location={location}>
      <ErrorBoundary
        key={address}
        find={() => findPage(name)}
        tryHardNavigate={tryHardNavigate}
        fallback={<ErrorView />}
      >
        {isUnknown || address === '/' ? (
          <div data-page={name}>
            {isUnknown ? <NotFoundPage registry={registry} /> : <HomePage events={registry.events} />}
          </div>
        ) : (
          <SectionPage address={address} pageAt={pageAt} tryHardNavigate={tryHardNavigate} />
        )}
      </ErrorBoundary>
    </At>
  );
});
