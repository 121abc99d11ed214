import { dist, root } from '@site/build/packages';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The folders that installed packages stand in, the last with links followed. */
const packages = [
  path.join(root, 'node_modules'),
  path.join(root, 'shell/node_modules'),
  createRequire(path.join(root, 'shell/package.json'))
    .resolve('jsdom')
    .replace(/(?<=[\\/]node_modules)[\\/]jsdom[\\/].*$/, ''),
];

/** Where everything stands on disk. `SITE_DIST` moves the whole of it. */
export const dirs = {
  root,
  dist,
  /** What has been released: `<name>/<version>/`, never rewritten. */
  releases: path.join(dist, 'releases'),
  /** Composed sites, each whole. */
  sites: path.join(dist, 'sites'),
  /** The composed site as a host serves it: a link to one of `sites`. */
  site: path.join(dist, 'site'),
  locks: { build: path.join(dist, 'build-lock'), site: path.join(dist, 'site-lock') },
  pictures: path.join(root, 'shared-data/pictures'),
  staticFiles: path.join(root, 'shell/static'),
  /** What runs the code of releases. */
  runner: { program: path.join(root, 'shell/compose/runner/main.js'), packages },
} as const;
