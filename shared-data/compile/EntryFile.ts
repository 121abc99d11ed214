import { isNode, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import type { ContentProblem } from './ContentProblem';

/** A file that people write, as far as it can be read. */
export interface EntryFile {
  /** Its place below the folder of entries: 'events/hope-gala.yaml'. */
  readonly file: string;
  /** What it says; undefined where it cannot be read. */
  readonly value: unknown;
  /** The line of a field, or of the nearest one around it. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
  /** How a value is written. */
  readonly writtenAt: (path: readonly PropertyKey[]) => string | undefined;
  readonly problems: readonly ContentProblem[];
}

/** Reads the text of a file: a mistake of writing is told with line and column. */
export function parseEntryFile(file: string, text: string): EntryFile {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const problems = document.errors.map(({ pos: [start], message }) => {
    const { line, col } = counter.linePos(start);
    return { file, line, column: col, wanted: `YAML that can be read: ${message}` };
  });
  return {
    file,
    value: problems.length > 0 ? undefined : (document.toJS() as unknown),
    lineOf: (fields) => counter.linePos(startOf(document, fields)).line,
    writtenAt: (fields) => {
      const node = document.getIn(fields, true);
      return isScalar(node) ? node.source : undefined;
    },
    problems,
  };
}

/** Where the value of a field starts; where there is none, what it would stand in. */
function startOf(document: Document, fields: readonly PropertyKey[]): number {
  const node = fields.length > 0 ? document.getIn(fields, true) : document.contents;
  if (isNode(node) && node.range) return node.range[0];
  return fields.length > 0 ? startOf(document, fields.slice(0, -1)) : 0;
}
