import { events } from '@site/shared-data/events';
import { paths } from '@site/shared-data/paths';

/** Every address of the site. */
export const addresses: readonly string[] = [
  ...Object.values(paths),
  ...events.map(({ detailPageUrl }) => detailPageUrl),
];

/** An address no section answers for. */
export const unknownAddress = '/no/such-page';
