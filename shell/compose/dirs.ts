import { dist, root } from '@site/build/packages';
import { createRequire } from 'node:module';
import { hostname } from 'node:os';
import path from 'node:path';

/** The folders that installed packages stand in, the last with links followed. */
const packages = [
  path.join(root, 'node_modules'),
  path.join(root, 'shell/node_modules'),
  createRequire(path.join(root, 'shell/package.json'))
    .resolve('jsdom')
    .replace(/(?<=[\\/]node_modules)[\\/]jsdom[\\/].*$/, ''),
];

/** Where everything stands on disk. `SITE_DIST` moves what is built. */
export const dirs = {
  root,
  dist,
  /** What has been released, where `SITE_STORE` names no other place: a bare repository. */
  store: path.join(dist, 'store.git'),
  /** Composed sites, each whole. */
  sites: path.join(dist, 'sites'),
  /** The composed site as a host serves it: a link to one of `sites`. */
  site: path.join(dist, 'site'),
  /** What can be made again: copies of releases, what has been looked at, what compilers know. */
  cache: path.join(dist, 'cache'),
  /** What this process is making: nobody else looks into it. */
  work: path.join(dist, 'work', `${hostname()}-${process.pid}`),
  pictures: path.join(root, 'shared-data/pictures'),
  staticFiles: path.join(root, 'shell/static'),
  /** What runs the code of releases. */
  runner: { program: path.join(root, 'shell/compose/runner/main.js'), packages },
} as const;
