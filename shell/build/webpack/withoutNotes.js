// @ts-check
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../packages.js';

/** Required, TypeScript is there in half the time that importing it takes. @type {typeof import('typescript')} */
const ts = createRequire(import.meta.url)('typescript');

/** What a fact tells its editors alone. Its status stays: a page may say that what it shows is a sample. */
const forEditors = new Set(['knownBy', 'note', 'confirmedBy', 'verifiedOn']);

const facts = path.join(root, 'shared-data', 'src', '/');

/** @param {import('typescript').ObjectLiteralElementLike} property */
const nameOf = ({ name }) => (name && ts.isIdentifier(name) ? name.text : '');

/**
 * Leaves out of the browser's scripts what stands beside a fact for its editors.
 * @type {import('typescript').TransformerFactory<import('typescript').SourceFile>}
 */
export const withoutNotes = (context) => (file) => {
  if (!path.resolve(file.fileName).startsWith(facts)) return file;
  /** @type {(node: import('typescript').Node) => import('typescript').Node} */
  const visit = (node) => {
    const visited = ts.visitEachChild(node, visit, context);
    if (!ts.isObjectLiteralExpression(visited)) return visited;
    const { properties } = visited;
    if (!properties.some((property) => nameOf(property) === 'status')) return visited;
    return ts.factory.updateObjectLiteralExpression(
      visited,
      properties.filter((property) => !forEditors.has(nameOf(property))),
    );
  };
  return ts.visitEachChild(file, visit, context);
};
