import { memo, useLayoutEffect } from 'react';
import { UNSAFE_LocationContext as LocationContext, NavigationType, type Location } from 'react-router-dom';
import { HomePage } from './home/HomePage';
import { NotFoundPage } from './not-found/NotFoundPage';
import { showLaidOut } from './router/layOutAhead';
import type { Registry } from './sections/registry';
import { SectionErrorBoundary } from './sections/SectionErrorBoundary';
import { SectionPage } from './sections/SectionPage';
import type { SectionPages } from './sections/sectionPages';

interface PageAtProps {
  address: string;
  registry: Registry;
  /** The location of the page, which is open or will be. */
  location: Location;
  pageAt: SectionPages['pageAt'];
  /** Opens the document of a page that could not be rendered. Returns false if that document is already open. */
  reopen: () => boolean;
}

/**
 * The router context for links of a page. It is the same object for the same location, so that a visible page does not
 * render again.
 */
const contexts = new WeakMap<Location, { location: Location; navigationType: NavigationType }>();

function contextOf(location: Location) {
  const context = contexts.get(location) ?? { location, navigationType: NavigationType.Push };
  contexts.set(location, context);
  return context;
}

/**
 * The page at an address, of the shell or of a section, either visible or prepared. A prepared page becomes visible
 * without rendering again.
 */
export const PageAt = memo(function PageAt({ address, registry, location, pageAt, reopen }: PageAtProps) {
  // This runs again when a prepared page becomes visible.
  useLayoutEffect(showLaidOut, []);
  const isUnknown = address === registry.unknownAddress;
  // All unknown addresses share one document.
  const ownAddress = address === '/' ? '/' : '*';
  return (
    <LocationContext value={contextOf(location)}>
      {address === '/' || isUnknown ? (
        <SectionErrorBoundary key={address} address={ownAddress} reopen={reopen}>
          <div data-words={ownAddress}>
            {isUnknown ? <NotFoundPage registry={registry} /> : <HomePage events={registry.events} />}
          </div>
        </SectionErrorBoundary>
      ) : (
        <SectionPage key={address} address={address} pageAt={pageAt} reopen={reopen} />
      )}
    </LocationContext>
  );
});
