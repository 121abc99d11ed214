import { paths } from '@site/shared-data/paths';

/** The way to the list of events through the partner pages. */
export const partnerTrail = [
  { name: 'Home', path: paths.home },
  { name: 'Partner', path: paths.partner },
  { name: 'Events', path: paths.partnerEvents },
];
