// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { classPrefix, root } from '../packages.js';

/** @typedef {import('webpack').LoaderContext<unknown>} Context */

/** By run of the loader, the names its style sheet has used so far. @type {WeakMap<Context, string[]>} */
const seen = new WeakMap();

/** Three letters for a style sheet, by its place below the top folder. @param {string} file */
const lettersOf = (file) => createHash('sha256').update(file.split(path.sep).join('/')).digest('base64url').slice(0, 3);

/** Two sheets of the same letters would style each other's elements. @param {readonly string[]} folders */
function refuseAlike(folders) {
  /** @type {Map<string, string>} */
  const known = new Map();
  for (const folder of folders) {
    for (const name of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.module.css')) continue;
      const file = path.join(folder, name);
      const other = known.get(lettersOf(file));
      if (other) throw new Error(`${file} and ${other} would have the same class names; give one another name`);
      known.set(lettersOf(file), file);
    }
  }
}

/**
 * What css-loader calls the classes of a package: its prefix, three letters for the style sheet, and the place of the name in
 * it. Every page carries its styles, and names like `eXyz-description` cost it half a kilobyte more. They depend on the style
 * sheet alone, so both compilers of a package agree, and the kit's are alike in every package but for the prefix. While
 * developing null: css-loader then keeps the readable names.
 * @param {import('../packages.js').BuiltPackage} pkg
 * @returns {(context: Context, template: string, localName: string) => string | null}
 */
export function shortClassNames(pkg) {
  refuseAlike([path.join(pkg.folder, 'src'), 'shell/ui/src']);
  return (context, _template, localName) => {
    if (context.mode === 'development') return null;
    const names = seen.get(context) ?? [];
    seen.set(context, names);
    if (!names.includes(localName)) names.push(localName);
    const sheet = lettersOf(path.relative(root, context.resourcePath));
    return `${classPrefix(pkg)}${sheet}-${names.indexOf(localName).toString(36)}`;
  };
}
