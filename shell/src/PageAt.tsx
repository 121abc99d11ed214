import type { SectionPage as Page } from '@site/section/Section';
import { memo, useLayoutEffect } from 'react';
import { UNSAFE_LocationContext as LocationContext, NavigationType, type Location } from 'react-router-dom';
import { HomePage } from './home/HomePage';
import { NotFoundPage } from './not-found/NotFoundPage';
import { showLaidOut } from './router/layOutAhead';
import type { Registry } from './sections/registry';
import { SectionErrorBoundary } from './sections/SectionErrorBoundary';
import { SectionPage } from './sections/SectionPage';

interface PageAtProps {
  address: string;
  registry: Registry;
  /** The location of the page: where it is open, or will be. */
  location: Location;
  /** Returns the same promise for the same address of a section. It never rejects. */
  pageAt: (address: string) => Promise<Page>;
  /** Opens the document of the page that could not be shown; false where that document is open already. */
  reopen: () => boolean;
}

/** What links of a page know of the router, the same object for the same location: a page that is shown is not rendered again. */
const contexts = new WeakMap<Location, { location: Location; navigationType: NavigationType }>();

function contextOf(location: Location) {
  const context = contexts.get(location) ?? { location, navigationType: NavigationType.Push };
  contexts.set(location, context);
  return context;
}

/** The page at an address: of the shell or of a section, shown or prepared. Showing a prepared page renders nothing of it again. */
export const PageAt = memo(function PageAt({ address, registry, location, pageAt, reopen }: PageAtProps) {
  // It runs again as a prepared page is shown.
  useLayoutEffect(showLaidOut, []);
  const isUnknown = address === registry.unknownAddress;
  // One document for every unknown address.
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
