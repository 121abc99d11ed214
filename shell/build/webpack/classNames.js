// @ts-check
import { createHash } from 'node:crypto';
import path from 'node:path';
import { classPrefix, root } from '../packages.js';

/** @typedef {import('webpack').LoaderContext<unknown>} Context */

/** By run of the loader, the names its style sheet has used so far. @type {WeakMap<Context, string[]>} */
const seen = new WeakMap();

/**
 * What css-loader calls the classes of a package: its prefix, three letters for the style sheet, and the place of the name in
 * it. Every page carries its styles, and names like `eXyz-description` cost it half a kilobyte more. They depend on the style
 * sheet alone, so both compilers of a package agree, and the kit's are alike in every package but for the prefix. While
 * developing null: css-loader then keeps the readable names.
 * @param {import('../packages.js').BuiltPackage} pkg
 * @returns {(context: Context, template: string, localName: string) => string | null}
 */
export const shortClassNames = (pkg) => (context, _template, localName) => {
  if (context.mode === 'development') return null;
  const names = seen.get(context) ?? [];
  seen.set(context, names);
  if (!names.includes(localName)) names.push(localName);
  const file = path.relative(root, context.resourcePath).split(path.sep).join('/');
  const sheet = createHash('sha256').update(file).digest('base64url').slice(0, 3);
  return `${classPrefix(pkg)}${sheet}-${names.indexOf(localName).toString(36)}`;
};
