import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A fact that a source repeats instead of importing it. */
export interface RetypedFact {
  readonly file: string;
  readonly line: number;
  readonly fact: string;
}

/** Returns the sources of all code for visitors, except tests and generated files. */
export function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|generated|d)\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
}

/**
 * Finds facts in the strings, templates and JSX text of a source. Comments may contain examples.
 * @param facts patterns of facts.
 */
export function retypedFacts(file: string, facts: readonly RegExp[]): RetypedFact[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: RetypedFact[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      for (const one of facts) {
        const [fact] = one.exec(node.text) ?? [];
        if (fact !== undefined) found.push({ file, line, fact });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
