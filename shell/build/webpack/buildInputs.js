// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { moduleName, resolutionOf, sheetsIn } from '../moduleNames.js';
import { sourceFolder } from '../packages.js';
import { builtModules } from './builtModules.js';

/** Returns a configuration and the local files that it imports. @param {string} file @returns {string[]} */
function configFiles(file) {
  const imports = readFileSync(file, 'utf8').matchAll(/\b(?:from|import|import\(|require\()\s*['"](\.[^'"]+)['"]/g);
  const beside = [...imports].map(([, specifier = '']) => path.resolve(path.dirname(file), specifier));
  return [file, ...beside.filter((one) => existsSync(one)).flatMap(configFiles)];
}

/**
 * Returns the names of everything that a package's build depends on, except its tools. These are modules, its own
 * configuration, the list of its style sheets (which numbers class names), and the package.json fields that resolve
 * imports.
 * @param {import('../packages.js').BuiltPackage} pkg
 * @param {import('webpack').MultiStats} stats
 * @returns {string[]}
 */
export function buildInputs(pkg, stats) {
  const modules = builtModules(stats);
  const config = configFiles(path.join(sourceFolder(pkg), 'webpack.config.js')).map(moduleName);
  const packages = new Set(modules.flatMap((name) => /^(?:@site\/\w[^/]*|mfe-[^/]+)(?=\/)/.exec(name) ?? []));
  const own = moduleName(path.join(sourceFolder(pkg), 'src/section.ts')).split('/src/')[0] ?? '';
  const sheets = ['@site/ui', own].map(sheetsIn);
  return [...new Set([...modules, ...config, ...sheets, ...[...packages].map(resolutionOf)])].sort();
}
