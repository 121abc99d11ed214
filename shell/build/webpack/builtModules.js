// @ts-check
import path from 'node:path';
import { moduleName } from '../moduleNames.js';

/** @param {import('webpack').Module} module @returns {string[]} */
function filesOf(module) {
  // What was joined into one for the browser are modules all the same.
  const inner = 'modules' in module ? /** @type {readonly import('webpack').Module[]} */ (module.modules) : [];
  const file = 'resource' in module ? String(module.resource).replace(/\?.*$/, '') : '';
  return [...(path.isAbsolute(file) ? [file] : []), ...inner.flatMap(filesOf)];
}

/**
 * The name of every module that is part of a build.
 * @param {import('webpack').MultiStats} stats
 * @returns {string[]}
 */
export function builtModules({ stats }) {
  const files = stats.flatMap(({ compilation: { modules, chunkGraph } }) =>
    [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0).flatMap(filesOf),
  );
  return [...new Set(files.map(moduleName))].filter((name) => !name.startsWith('..')).sort();
}
