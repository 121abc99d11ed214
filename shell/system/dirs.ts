import { dist, packageFolder, root } from '@site/build/packages';
import { createRequire } from 'node:module';
import { hostname } from 'node:os';
import path from 'node:path';

const shellFolder = packageFolder('@site/shell');
const jsdom = createRequire(import.meta.url).resolve('jsdom/package.json');

/** The folders of this site on disk. `SITE_DIST` moves `dist`. */
export const dirs = {
  root,
  dist,
  /** The bare repository of releases. `SITE_STORE` overrides it. */
  store: path.join(dist, 'store.git'),
  /** The repositories that releases are fetched into, one for each store. */
  stores: path.join(dist, 'stores'),
  /** Complete composed sites. */
  sites: path.join(dist, 'sites'),
  /** The composed site as a host serves it: a link to one of `sites`. */
  site: path.join(dist, 'site'),
  /** The reports of the watch. */
  watch: path.join(dist, 'watch'),
  /** Copies of releases, rendered pages and compiler caches. You can delete this folder at any time. */
  cache: path.join(dist, 'cache'),
  /** Temporary files of this process. */
  work: path.join(dist, 'work', `${hostname()}-${process.pid}`),
  pictures: path.join(packageFolder('@site/shared-data'), 'pictures'),
  /** The programs of this folder. */
  compose: path.join(shellFolder, 'compose'),
  /** The programs that all tooling uses. */
  system: path.join(shellFolder, 'system'),
  staticFiles: path.join(shellFolder, 'static'),
  /**
   * The folders that the guarded process reads. It runs the code of releases. Symbolic links lead to the last folder of
   * packages.
   */
  runner: {
    program: path.join(shellFolder, 'compose/runner/main.js'),
    packages: [path.join(root, 'node_modules'), path.join(shellFolder, 'node_modules'), path.resolve(jsdom, '../..')],
  },
} as const;
