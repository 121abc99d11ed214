import { addresses, unknownAddress } from './addresses';
import { inFull } from './inFull';

/** One page of every kind. */
const kinds: readonly string[] = [
  '/',
  '/about/history',
  '/about/team',
  '/contact',
  '/events',
  '/events/hope-gala',
  '/partner/donate',
  '/services/clinic',
  '/supply-drive',
  unknownAddress,
];

/** The pages that a promise is tried on: every one, or in part one of every kind. */
export const pages = inFull ? [...addresses, unknownAddress] : kinds;
