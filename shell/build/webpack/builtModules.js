// @ts-check
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { moduleName } from '../moduleNames.js';
import { sharedModules } from './sharedModules.js';

/** @typedef {import('webpack').Module} Module */

/** Returns the modules that webpack concatenated into one. @param {Module} module @returns {readonly Module[]} */
const innerModules = (module) => ('modules' in module ? /** @type {readonly Module[]} */ (module.modules) : []);

/** Returns a module and the modules concatenated into it. @param {Module} module @returns {readonly Module[]} */
const withInner = (module) => [module, ...innerModules(module).flatMap(withInner)];

/**
 * Returns the modules that a compilation's output depends on: those in its chunks, and those whose content was inlined.
 * Webpack inlines constants where they are used, and skips modules that only re-export.
 * @param {import('webpack').Compilation} compilation
 */
function modulesOf({ modules, chunkGraph, moduleGraph }) {
  const found = new Set(
    [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0).flatMap(withInner),
  );
  // The loop also visits modules that it adds to the set.
  for (const module of found) {
    for (const connection of moduleGraph.getOutgoingConnections(module)) {
      const { module: used, resolvedModule: named, dependency } = connection;
      if (dependency?.category !== 'esm' || !('ids' in dependency)) continue;
      const isInlined = moduleGraph.getExportsInfo(used).isUsed(undefined);
      const isPassedBy = named !== used && connection.getActiveState(undefined) !== false;
      if (isInlined) found.add(used);
      if (isInlined || isPassedBy) found.add(named);
    }
  }
  return found;
}

/**
 * Returns the file of a module and the files that its loaders read, such as an imported style sheet.
 * @param {Module} module
 */
function filesOf(module) {
  const own = 'resource' in module ? [String(module.resource).replace(/\?.*$/, '')] : [];
  const read = [...(module.buildInfo?.snapshot?.getFileIterable() ?? [])];
  // Loaders also read folders, build tools and package.json files, which do not count.
  const isTool = (/** @type {string} */ file) =>
    !path.extname(file) ||
    file.includes(`${path.sep}node_modules${path.sep}`) ||
    path.basename(file) === 'package.json';
  return [...own, ...read.filter((file) => !isTool(file))];
}

const contract = '@site/section/';

/**
 * Returns the modules that define the types of a contract module, and the types those import. A section depends on them
 * at compile time. It leaves out what the shell shares with every section.
 * @param {string} file
 * @param {Set<string>} [found]
 */
function contractTypes(file, found = new Set()) {
  const { resolve } = createRequire(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:im|ex)port [^;]*?\bfrom '(\.[^']+|@site\/[^']+)'/gm);
  for (const [, specifier = ''] of imports) {
    if (sharedModules.some(([name]) => name === specifier) || specifier.endsWith('.json')) continue;
    for (const extension of ['', '.ts', '.tsx']) {
      try {
        const imported = resolve(specifier + extension);
        if (found.has(imported)) break;
        found.add(imported);
        if (moduleName(imported).startsWith(contract)) contractTypes(imported, found);
        break;
      } catch {
        // The file has another extension.
      }
    }
  }
  return found;
}

/**
 * Returns the name of every module that a build depends on.
 * @param {import('webpack').MultiStats} stats
 * @returns {string[]}
 */
export function builtModules({ stats }) {
  const files = new Set(stats.flatMap(({ compilation }) => [...modulesOf(compilation)].flatMap(filesOf)));
  for (const file of [...files].filter((one) => moduleName(one).startsWith(contract) && /\.tsx?$/.test(one)))
    for (const types of contractTypes(file)) files.add(types);
  const names = [...files].filter((file) => path.isAbsolute(file)).map(moduleName);
  return [...new Set(names)].filter((name) => !name.startsWith('..')).sort();
}
