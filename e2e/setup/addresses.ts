import { dist } from '@site/build/packages';
import { events } from '@site/shared-data/events';
import { paths } from '@site/shared-data/paths';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const site = path.join(dist, 'site');

/** The pages that stand in the composed site, whether anything names them or not; the report of what is live is none. */
const composed = (existsSync(site) ? readdirSync(site, { recursive: true, encoding: 'utf8' }) : [])
  .filter((file) => path.basename(file) === 'index.html' && !/^(releases|status)\//.test(file))
  .map((file) => path.join('/', path.dirname(file)));

/** Every address of the site. */
export const addresses: readonly string[] = [
  ...new Set([...Object.values(paths), ...events.map(({ detailPageUrl }) => detailPageUrl), ...composed]),
];

/** An address no section answers for. */
export const unknownAddress = '/no/such-page';
