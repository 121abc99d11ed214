import ts from 'typescript';

const parse = (source: string) => ts.createSourceFile('edited.ts', source, ts.ScriptTarget.Latest, true);

/** The first array of a source that matches. */
function findArray(
  node: ts.Node,
  isWanted: (array: ts.ArrayLiteralExpression) => boolean,
): ts.ArrayLiteralExpression | undefined {
  if (ts.isArrayLiteralExpression(node) && isWanted(node)) return node;
  return ts.forEachChild(node, (child) => findArray(child, isWanted));
}

/** The array in `const <name> = [ … ]`. */
export const isConstant =
  (name: string) =>
  ({ parent }: ts.ArrayLiteralExpression) =>
    ts.isVariableDeclaration(parent) && parent.name.getText() === name;

/** The array in `<call>({ <property>: [ … ] })`. */
export const isArgument =
  (call: string, property: string) =>
  ({ parent }: ts.ArrayLiteralExpression) =>
    ts.isPropertyAssignment(parent) &&
    parent.name.getText() === property &&
    ts.isCallExpression(parent.parent.parent) &&
    parent.parent.parent.expression.getText() === call;

/** A source with one more element at the end of an array; null where the array is missing. */
export function addToArray(
  source: string,
  isWanted: (array: ts.ArrayLiteralExpression) => boolean,
  element: string,
): string | null {
  const array = findArray(parse(source), isWanted);
  if (!array) return null;
  const last = array.elements.at(-1);
  const place = last ? last.getEnd() : array.getStart() + 1;
  return source.slice(0, place) + (last ? ', ' : '') + element + source.slice(place);
}

/** A source without an element of an array, where it has one that fits. */
export function removeFromArray(
  source: string,
  isWanted: (array: ts.ArrayLiteralExpression) => boolean,
  fits: (element: string) => boolean,
): string {
  const elements = findArray(parse(source), isWanted)?.elements;
  const at = elements?.findIndex((one) => fits(one.getText())) ?? -1;
  const element = elements?.[at];
  if (!element) return source;
  const before = elements[at - 1]?.getEnd();
  const after = before === undefined ? (elements[at + 1]?.getFullStart() ?? elements.end) : element.getEnd();
  return source.slice(0, before ?? element.getFullStart()) + source.slice(after);
}

/** A source with one more import of a local file, in alphabetical order. */
export function addImport(source: string, name: string, from: string): string {
  const imports = parse(source).statements.filter(ts.isImportDeclaration);
  const fromOf = ({ moduleSpecifier }: ts.ImportDeclaration) => (moduleSpecifier as ts.StringLiteral).text;
  const line = `import { ${name} } from '${from}';\n`;
  const next = imports.find((one) => fromOf(one).startsWith('.') && fromOf(one).localeCompare(from) > 0);
  if (next) return source.slice(0, next.getStart()) + line + source.slice(next.getStart());
  const end = imports.at(-1)?.getEnd() ?? 0;
  return `${source.slice(0, end)}\n${line}${source.slice(end).replace(/^\n/, '')}`;
}

/** Whether a source contains an identifier. */
export function hasName(source: string, name: string): boolean {
  const uses = (node: ts.Node): boolean =>
    (ts.isIdentifier(node) && node.text === name) || (ts.forEachChild(node, uses) ?? false);
  return uses(parse(source));
}
