import { paths } from '@site/shared-data/paths';

/** Every address of the site. */
export const addresses: readonly string[] = Object.values(paths);

/** An address no section answers for. */
export const unknownAddress = '/no/such-page';
