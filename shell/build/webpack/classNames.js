// @ts-check
import path from 'node:path';
import { sheetFiles } from '../moduleNames.js';
import { classPrefix, packageFolder, sourceFolder } from '../packages.js';

/** @typedef {import('webpack').LoaderContext<unknown>} Context */

/** The class names that each run of the loader has seen so far. @type {WeakMap<Context, string[]>} */
const seen = new WeakMap();

/** @param {string} folder */
const sheetsIn = (folder) => sheetFiles(folder).map((name) => path.join(folder, name));

/**
 * Returns the style sheets that a package may use: the kit's, then its own.
 * @param {import('../packages.js').BuiltPackage} pkg
 */
export const styleSheets = (pkg) => [
  ...sheetsIn(path.join(packageFolder('@site/ui'), 'src')),
  ...sheetsIn(path.join(sourceFolder(pkg), 'src')),
];

/**
 * Returns css-loader's `getLocalIdent` for a package. A class name consists of the prefix, the number of the style
 * sheet and the number of the name in it, such as `events-1k-3`. Every page contains its styles, and readable names
 * would add half a kilobyte. Both compilers of a package agree, and the kit's names differ between packages only by the
 * prefix. In development it returns null, and css-loader keeps readable names.
 * @param {import('../packages.js').BuiltPackage} pkg
 * @returns {(context: Context, template: string, localName: string) => string | null}
 */
export function shortClassNames(pkg) {
  const sheets = styleSheets(pkg);
  return (context, _template, localName) => {
    if (context.mode === 'development') return null;
    const names = seen.get(context) ?? [];
    seen.set(context, names);
    if (!names.includes(localName)) names.push(localName);
    const sheet = sheets.indexOf(context.resourcePath);
    if (sheet < 0) throw new Error('the style sheet is not in src of this section. Use one that is');
    return `${classPrefix(pkg)}${sheet.toString(36)}-${names.indexOf(localName).toString(36)}`;
  };
}
