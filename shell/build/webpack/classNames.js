// @ts-check
import path from 'node:path';
import { sheetFiles } from '../moduleNames.js';
import { classPrefix, packageFolder, sourceFolder } from '../packages.js';

/** @typedef {import('webpack').LoaderContext<unknown>} Context */

/** By run of the loader, the names its style sheet has used so far. @type {WeakMap<Context, string[]>} */
const seen = new WeakMap();

/** @param {string} folder */
const sheetsIn = (folder) => sheetFiles(folder).map((name) => path.join(folder, name));

/**
 * The style sheets a package may use, the kit's before its own.
 * @param {import('../packages.js').BuiltPackage} pkg
 */
export const styleSheets = (pkg) => [
  ...sheetsIn(path.join(packageFolder('@site/ui'), 'src')),
  ...sheetsIn(path.join(sourceFolder(pkg), 'src')),
];

/**
 * What css-loader calls the classes of a package: its prefix, the place of the style sheet among all it may use, and the place
 * of the name in the sheet, such as `events-1k-3`. Every page carries its styles, and words cost it half a kilobyte more. Both
 * compilers of a package agree, and the kit's names are alike in every package but for the prefix. While developing null:
 * css-loader then keeps the readable names.
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
    if (sheet < 0) throw new Error('it is not in src of this section; use a style sheet that is');
    return `${classPrefix(pkg)}${sheet.toString(36)}-${names.indexOf(localName).toString(36)}`;
  };
}
