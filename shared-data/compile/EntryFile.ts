import { isAlias, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument, visit, type Document } from 'yaml';
import { placedCharacter } from '../schemas/clean/characterName';
import { brokenWanted } from '../schemas/textProblem';
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
  const placeOf = (start: number) => {
    const { line, col } = counter.linePos(start);
    return { file, line, column: col };
  };
  // A tag that is unknown is also told as a mark.
  const warnings = document.warnings.filter(({ code }) => code !== 'TAG_RESOLVE_FAILED');
  // A file of another encoding is read with U+FFFD in the place of its letters, or with NUL between them: all else follows from it.
  const broken = text.search(/[\uFFFD\0]/);
  const problems: readonly ContentProblem[] =
    broken >= 0
      ? [{ ...placeOf(broken), wanted: brokenWanted }]
      : [
          ...[...document.errors, ...warnings].map(({ pos: [start], message }) => ({
            ...placeOf(start),
            wanted: `YAML that can be read: ${message}${pastedSign(text, start)}`,
          })),
          ...marksOf(document, text).map(({ start, ...mark }) => ({ ...placeOf(start), ...mark })),
        ];
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

/** Spaces and colons that look like those of YAML, which other programs write instead. */
const lookalikes = /[\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF\uFF1A]/;

/** The first of them in the line of a mistake, or in the one before: nobody sees it. */
function pastedSign(text: string, at: number): string {
  const lines = text.slice(0, at).split('\n').length;
  for (const line of text.split('\n').slice(Math.max(lines - 2, 0), lines)) {
    const found = line.search(lookalikes);
    if (found >= 0) return `; not ${placedCharacter(line, found)}`;
  }
  return '';
}

/**
 * The words that YAML takes for an anchor, an alias or a tag (`&Semi formal` says 'formal'), and those that it takes for a comment
 * (`Walk #4 Life` says 'Walk').
 */
function marksOf(document: Document, text: string) {
  const marks: { readonly start: number; readonly field: string; readonly value: string; readonly wanted: string }[] =
    [];
  visit(document, {
    Node: (_, node, parents) => {
      const found = isAlias(node)
        ? [`*${node.source}`]
        : [node.anchor && `&${node.anchor}`, node.tag?.replace('tag:yaml.org,2002:', '!!')];
      const [start = 0, end = 0] = node.range ?? [];
      const comment = isScalar(node) && node.type === 'PLAIN' ? /^[ \t]*(#\S.*)/.exec(text.slice(end))?.[1] : undefined;
      if (!comment && !found.some(Boolean)) return;
      const around = [...parents, node];
      const field = parents
        .flatMap((one, depth) =>
          isPair(one) ? String(one.key) : isSeq(one) ? one.items.indexOf(around[depth + 1]) : [],
        )
        .join('.');
      const refuse = (value: string, wanted: string) => marks.push({ start, field, value, wanted });
      for (const mark of found) if (mark) refuse(mark, 'the text in quotes: YAML takes this word for a mark');
      if (comment) refuse(comment, 'the text in quotes, or a space after #: YAML takes # for a comment');
    },
  });
  return marks;
}

/** Where the value of a field starts; where there is none, what it would stand in. */
function startOf(document: Document, fields: readonly PropertyKey[]): number {
  const node = fields.length > 0 ? document.getIn(fields, true) : document.contents;
  if (isNode(node) && node.range) return node.range[0];
  return fields.length > 0 ? startOf(document, fields.slice(0, -1)) : 0;
}
