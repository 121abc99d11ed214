import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A fact that is typed where it should be imported. */
export interface RetypedFact {
  readonly file: string;
  readonly line: number;
  readonly fact: string;
}

/** Every source that reaches a visitor, but the tests and what is generated. */
export function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|generated|d)\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
}

/**
 * The facts among a source's words: its strings, its templates and its texts between tags. Comments may name examples.
 * @param facts what facts look like.
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
