import { dist } from '@site/build/packages';
import { events } from '@site/shared-data/events';
import { paths } from '@site/shared-data/paths';
import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Every address of the site that more than one package knows. */
export const addresses: readonly string[] = [
  ...Object.values(paths),
  ...events.map(({ detailPageUrl }) => detailPageUrl),
];

/** Every address that has a page in the composed site; the report of what is live is none of them. */
export const composedAddresses = (): readonly string[] =>
  readdirSync(path.join(dist, 'site'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html' && !/^(releases|status)\//.test(file))
    .map((file) => path.join('/', path.dirname(file)));

/** An address no section answers for. */
export const unknownAddress = '/no/such-page';
