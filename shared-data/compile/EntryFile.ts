import { isAlias, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument, visit, type Document } from 'yaml';
import { placedCharacter } from '../schemas/clean/characterName';
import { brokenWanted } from '../schemas/textProblem';
import type { ContentProblem } from './ContentProblem';

/** A parsed file of the content. */
export interface EntryFile {
  /** The path in the folder of entries: 'events/hope-gala.yaml'. */
  readonly file: string;
  /** The parsed value, or undefined if the file is not valid YAML. */
  readonly value: unknown;
  /** Returns the line of a field, or of the nearest field around it. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
  /** Returns the source text of a value, with its line breaks. */
  readonly writtenAt: (path: readonly PropertyKey[]) => string | undefined;
  readonly problems: readonly ContentProblem[];
}

/** Parses the text of a file. Reports syntax errors with line and column. */
export function parseEntryFile(file: string, text: string): EntryFile {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const placeOf = (start: number) => {
    const { line, col } = counter.linePos(start);
    return { file, line, column: col };
  };
  // The check for anchors and tags also reports unknown tags.
  const warnings = document.warnings.filter(({ code }) => code !== 'TAG_RESOLVE_FAILED');
  // Another encoding leaves U+FFFD or NUL characters. All other errors follow from it, so only this one counts.
  const broken = text.search(/[\uFFFD\0]/);
  const problems: readonly ContentProblem[] =
    broken >= 0
      ? [{ ...placeOf(broken), wanted: brokenWanted }]
      : [
          ...[...document.errors, ...warnings].map(({ pos: [start], code, message }) => ({
            ...placeOf(start),
            wanted: `YAML that can be read: ${message}${code === 'BLOCK_AS_IMPLICIT_KEY' ? quotesHint : ''}${pastedSign(text, start)}`,
          })),
          ...marksOf(document, text).map(({ start, ...mark }) => ({ ...placeOf(start), ...mark })),
        ];
  return {
    file,
    value: problems.length > 0 ? undefined : (document.toJS() as unknown),
    lineOf: (fields) => counter.linePos(startOf(document, fields)).line,
    writtenAt: (fields) => {
      const node = document.getIn(fields, true);
      return isScalar(node) && node.range ? text.slice(node.range[0], node.range[1]) : undefined;
    },
    problems,
  };
}

/** The remedy for a colon in a text, as in `title: Toys: a morning`. */
const quotesHint = "; put a text with a colon into quotes, such as 'Toys: a morning'";

/** Spaces and colons of other programs that look like those of YAML. */
const lookalikes = /[\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF\uFF1A]/;

/** Returns a hint about the first of them in the line of an error, or in the line before, because it is invisible. */
function pastedSign(text: string, at: number): string {
  const lines = text.slice(0, at).split('\n').length;
  for (const line of text.split('\n').slice(Math.max(lines - 2, 0), lines)) {
    const found = line.search(lookalikes);
    if (found >= 0) return `; not ${placedCharacter(line, found)}`;
  }
  return '';
}

/**
 * Reports unquoted text that YAML reads as an anchor, an alias or a tag (`&Semi formal` becomes 'formal'),
 * or as a comment (`Walk #4 Life` becomes 'Walk').
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

/** Returns where the value of a field starts, or the value around it if the field is missing. */
function startOf(document: Document, fields: readonly PropertyKey[]): number {
  const node = fields.length > 0 ? document.getIn(fields, true) : document.contents;
  if (isNode(node) && node.range) return node.range[0];
  return fields.length > 0 ? startOf(document, fields.slice(0, -1)) : 0;
}
