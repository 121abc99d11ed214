import { parseEntryFile } from '@site/shared-data/compile/EntryFile';
import { isDeepStrictEqual } from 'node:util';
import {
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  stringify,
  type Document,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isFields, type Fields } from './Field';

/** A part of a text, and its replacement. */
interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const options = { lineWidth: 0, singleQuote: true } as const;

const keyOf = ({ key }: Pair) => (isScalar(key) ? String(key.value) : String(key));

/** Returns the YAML lines of a field, with an indentation. */
const written = (name: string, value: unknown, indent: string) =>
  stringify({ [name]: value }, options).replaceAll(/^(?=.)/gm, indent);

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;
const lineEnd = (text: string, at: number) => (text.indexOf('\n', at) + 1 || text.length + 1) - 1;

/** Replaces the items of a list. Items that stay keep their lines, with the comments above and beside them. */
function listSplice(text: string, { items }: YAMLSeq, before: readonly unknown[], after: readonly unknown[]): Splice {
  const ranges = items.map((item) => (isNode(item) && item.range) || ([0, 0, 0] as const));
  const start = lineStart(text, ranges[0]?.[0] ?? 0);
  const ends = ranges.map(([from, to]) => lineEnd(text, Math.max(from, text.slice(0, to).trimEnd().length - 1)));
  const parts = ends.map((end, place) => text.slice(place === 0 ? start : (ends[place - 1] ?? 0) + 1, end));
  const indent = /^ */.exec(text.slice(start))?.[0] ?? '';
  const left = new Set(before.keys());
  const lines = after.map((item) => {
    const place = [...left].find((one) => isDeepStrictEqual(before[one], item));
    if (place === undefined)
      return stringify([item], options)
        .replaceAll(/^(?=.)/gm, indent)
        .trimEnd();
    left.delete(place);
    return parts[place];
  });
  return { start, end: ends.at(-1) ?? start, text: lines.join('\n') };
}

/** Returns the changes inside rows that keep their positions. Returns undefined if the change adds, removes or moves rows. */
function rowSplices(
  text: string,
  { items }: YAMLSeq,
  before: readonly unknown[],
  after: readonly unknown[],
): readonly Splice[] | undefined {
  const isMoved = (row: unknown, at: number) =>
    !isDeepStrictEqual(row, before[at]) && before.some((one) => isDeepStrictEqual(one, row));
  if (before.length !== after.length || after.some(isMoved)) return undefined;
  const splices: Splice[] = [];
  for (const [at, row] of after.entries()) {
    const [item, old] = [items[at], before[at]];
    if (isDeepStrictEqual(old, row)) continue;
    if (!isMap(item) || item.flow || !isFields(old) || !isFields(row)) return undefined;
    splices.push(...splicesOf(text, item, old, row));
  }
  return splices;
}

/** Returns the changes that set the values of a map. All other lines stay. */
function splicesOf(text: string, map: YAMLMap, before: Fields, after: Fields): readonly Splice[] {
  const startOf = (pair: Pair) => (isNode(pair.key) && pair.key.range ? pair.key.range[0] : 0);
  // The end of a value, before the comment and the line breaks that follow it.
  const endOf = ({ key, value }: Pair) => {
    const end = isNode(value) && value.range ? value.range[1] : isNode(key) && key.range ? key.range[2] : 0;
    return text.slice(0, end).trimEnd().length;
  };
  const [first] = map.items;
  // The first field of a row is on the line of its dash.
  const indent = first ? text.slice(lineStart(text, startOf(first)), startOf(first)).replaceAll('-', ' ') : '';

  const changed = map.items.flatMap((pair): readonly Splice[] => {
    const name = keyOf(pair);
    const [old, now] = [before[name], after[name]];
    if (isDeepStrictEqual(old, now)) return [];
    if (now === undefined) {
      const start = lineStart(text, startOf(pair));
      const end = lineEnd(text, endOf(pair)) + 1;
      const dash = /^[ -]*- */.exec(text.slice(start, startOf(pair)))?.[0];
      // The next field moves to the line of the dash.
      return [{ start: dash ? startOf(pair) : start, end: dash ? end + indent.length : end, text: '' }];
    }
    const { value } = pair;
    if (isMap(value) && !value.flow && isFields(old) && isFields(now)) return splicesOf(text, value, old, now);
    if (isSeq(value) && !value.flow && Array.isArray(old) && Array.isArray(now) && now.length > 0)
      return rowSplices(text, value, old, now) ?? [listSplice(text, value, old, now)];
    // A block scalar needs the rest of its first line, which contains the comment.
    const isCommented = text.slice(endOf(pair), lineEnd(text, endOf(pair))).trim() !== '';
    const line =
      isCollection(value) && value.flow
        ? `${name}: ${stringify(now, { ...options, collectionStyle: 'flow' }).trimEnd()}`
        : isCommented && typeof now === 'string'
          ? `${name}: ${now.includes('\n') ? JSON.stringify(now) : stringify(now, options).trimEnd()}`
          : written(name, now, indent).slice(indent.length).trimEnd();
    return [{ start: startOf(pair), end: endOf(pair), text: line }];
  });
  const last = map.items.at(-1);
  const added = Object.entries(after).filter(([name, value]) => !(name in before) && value !== undefined);
  const end = last ? lineEnd(text, Math.max(endOf(last) - 1, startOf(last))) : text.length;
  const lines = added.map(([name, value]) => `\n${written(name, value, indent).trimEnd()}`).join('');
  return added.length > 0 ? [...changed, { start: end, end, text: lines }] : changed;
}

/** Returns the document as the library writes it. Comments stay, but unchanged lines can look different. */
function rewritten(document: Document, before: Fields, after: Fields): string {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (after[name] === undefined) document.delete(name);
    else if (!isDeepStrictEqual(before[name], after[name])) document.set(name, after[name]);
  }
  return document.toString(options);
}

/**
 * Returns the text of a file with other values. Unchanged lines, comments and the order of fields stay, so a reviewer sees only the
 * edit.
 */
export function changeYaml(text: string, after: unknown): string {
  const { value: before, problems } = parseEntryFile('', text);
  if (problems.length > 0) return stringify(after, options);
  if (isDeepStrictEqual(before, after)) return text;
  if (text.includes('\r\n')) return changeYaml(text.replaceAll('\r\n', '\n'), after).replaceAll('\n', '\r\n');
  const document = parseDocument(text);
  if (!isFields(after) || !isMap(document.contents) || !isFields(before)) return stringify(after, options);
  const splices = splicesOf(text, document.contents, before, after);
  const changed = [...splices]
    .sort((one, other) => other.start - one.start)
    .reduce((whole, { start, end, text: part }) => whole.slice(0, start) + part + whole.slice(end), text);
  const wanted: unknown = JSON.parse(JSON.stringify(after));
  return isDeepStrictEqual(parseDocument(changed).toJS(), wanted) ? changed : rewritten(document, before, after);
}
