import { addresses, unknownAddress } from './addresses';

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

/** Every page with `FULL=1` (npm run test:promises), else one of every kind. */
export const pages = process.env['FULL'] === '1' ? [...addresses, unknownAddress] : kinds;
