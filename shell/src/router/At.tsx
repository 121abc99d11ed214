import type { ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext, NavigationType, type Location } from 'react-router-dom';

/**
 * The router context of each location. The same location always has the same object, so that what is visible does not
 * render again.
 */
const contexts = new WeakMap<Location, { location: Location; navigationType: NavigationType }>();

function contextOf(location: Location) {
  const context = contexts.get(location) ?? { location, navigationType: NavigationType.Push };
  contexts.set(location, context);
  return context;
}

interface AtProps {
  location: Location;
  children: ReactNode;
}

/** Provides the location of a page or of a part of the frame. A prepared page already has its own. */
export const At = ({ location, children }: AtProps) => (
  <LocationContext value={contextOf(location)}>{children}</LocationContext>
);
