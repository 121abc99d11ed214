// @ts-check
import path from 'node:path';
import { root } from '../packages.js';

/** A file of an installed package changes with the package's version. @param {string} file */
const ownFile = (file) => file.replace(/^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\/.*$/, '$1/package.json');

/** @param {import('webpack').Module} module @returns {string[]} */
function filesOf(module) {
  // What was joined into one for the browser are modules all the same.
  const inner = 'modules' in module ? /** @type {readonly import('webpack').Module[]} */ (module.modules) : [];
  const file = 'resource' in module ? String(module.resource).replace(/\?.*$/, '') : '';
  return [...(path.isAbsolute(file) ? [file] : []), ...inner.flatMap(filesOf)];
}

/**
 * Every module that is part of a build, named from the top folder; an installed package by its package.json.
 * @param {import('webpack').MultiStats} stats
 * @returns {string[]}
 */
export function builtModules({ stats }) {
  const files = stats.flatMap(({ compilation: { modules, chunkGraph } }) =>
    [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0).flatMap(filesOf),
  );
  const names = files.map((file) => ownFile(path.relative(root, file).split(path.sep).join('/')));
  return [...new Set(names)].filter((name) => !name.startsWith('..')).sort();
}
