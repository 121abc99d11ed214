import { dist, root } from '@site/build/packages';
import path from 'node:path';

/** Where everything stands on disk. `SITE_DIST` moves the whole of it. */
export const places = {
  root,
  dist,
  /** What has been released: `<name>/<version>/`, never rewritten. */
  releases: path.join(dist, 'releases'),
  /** Composed sites, each whole. */
  sites: path.join(dist, 'sites'),
  /** The composed site as a host serves it: a link to one of `sites`. */
  site: path.join(dist, 'site'),
  lock: path.join(dist, 'lock'),
  pictures: path.join(root, 'shared-data/pictures'),
  staticFiles: path.join(root, 'shell/static'),
} as const;
