import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { cleaned } from '../schemas/clean/cleaned';
import { group } from '../schemas/fields';
import { allKinds, type ListKind } from '../schemas/kinds';
import { source } from '../schemas/source';
import { looksOf } from '../schemas/textProblem';
import { problemsOf, shownValue, valueAt, type ContentProblem, type ValueProblem } from './ContentProblem';
import { parseEntryFile, type EntryFile } from './EntryFile';
import { isSystemFile } from './isSystemFile';
import { missingPictures } from './missingPictures';
import { shownFromField } from '../schemas/shownFrom';
import { resolve, type Facts, type Found } from './references';

type AnyKind = (typeof allKinds)[number];

/** A parsed file with its references resolved. */
interface LoadedFile extends EntryFile {
  readonly resolved: unknown;
  /** The value in the file, before `value` was cleaned. */
  readonly written: unknown;
}

/** The content of one kind. */
export interface LoadedKind {
  readonly kind: AnyKind;
  /** The entries of a list in order, or the single file. */
  readonly files: readonly LoadedFile[];
  /** The names of files that a list gives in its order. A file with one of them may be missing. */
  readonly order: readonly string[];
  /** The source of each field of a list's entries. An entry can name its own. */
  readonly sources: Readonly<Record<string, unknown>>;
}

/** The whole content, and its problems. */
export interface LoadedContent {
  readonly kinds: readonly LoadedKind[];
  /** The facts in files, by the name of their kind. */
  readonly facts: Facts;
  readonly problems: readonly ContentProblem[];
}

/** The file of a list with the order of its entries and the sources of their fields. */
export const listFile = 'list.yaml';

/** Returns the schema of that file. */
export const listSchema = ({ schema }: ListKind) =>
  group({
    order: z
      .array(z.string({ error: 'the name of a file, without .yaml' }), {
        error: 'a list of the names of files, without .yaml',
      })
      .meta({ format: 'order', description: 'The order on the pages.' }),
    sources: group(
      Object.fromEntries(
        Object.keys(schema.shape)
          .filter((field) => field !== 'source' && field !== shownFromField)
          .map((field) => [field, source]),
      ),
    ).describe('The source of every entry that does not name its own.'),
  });

interface ListFile {
  readonly order?: unknown;
  readonly sources?: LoadedKind['sources'];
}

const folders = [...new Set(allKinds.map(({ isList, place }) => (isList ? place : path.posix.dirname(place))))];

const fieldsOf = ({ schema }: AnyKind) =>
  Object.keys('shape' in schema ? (schema.shape as object) : { value: 0 }).join(', ');

const nameOf = (file: string) => path.basename(file, '.yaml');

/** Returns the names of files in an order, and leaves out what is no name. macOS may decompose file names (NFD). */
const namesIn = (order: unknown): readonly string[] =>
  (Array.isArray(order) ? order : []).flatMap((name: unknown) =>
    typeof name === 'string' ? [name.normalize('NFC')] : [],
  );

/** Returns the files that the list names, in its order, then all others by name. */
function inOrder(files: readonly EntryFile[], names: readonly string[]): readonly EntryFile[] {
  const placeOf = ({ file }: EntryFile) => {
    const place = names.indexOf(nameOf(file).normalize('NFC'));
    return place < 0 ? names.length : place;
  };
  return [...files].sort((one, other) => placeOf(one) - placeOf(other) || (one.file < other.file ? -1 : 1));
}

/** Replaces numbers by their source text if the schema expects a text. People write a postal code without quotes. */
function withTexts(schema: z.ZodType, { value, writtenAt }: EntryFile): unknown {
  const copy: unknown = structuredClone(value);
  for (const issue of schema.safeParse(value).error?.issues ?? []) {
    const wantsText = issue.code === 'invalid_type' && issue.expected === 'string';
    if (wantsText && typeof valueAt(value, issue.path) === 'number')
      Object.assign(Object(valueAt(copy, issue.path.slice(0, -1))), {
        [String(issue.path.at(-1))]: writtenAt(issue.path),
      });
  }
  return copy;
}

/** Returns what is wanted instead of an invalid reference, or null if the problem of its file is already reported. */
function wantedReference(name: string, found: Found | undefined, facts: Facts): string | null {
  if (found) return `a fact that is a text; {${name}} is ${shownValue(found.value)}`;
  const [root = ''] = name.split('.');
  const kind = allKinds.find((one) => one.name === root && !one.isList);
  if (!kind || Object(facts[root]) === facts[root]) return 'a fact that there is, such as {org.name}';
  return root in facts ? null : `the text itself, or a fact of an earlier file: {${name}} is in ${kind.place}`;
}

/** Adds file and line to the problems of a value. A cleaned text is shown as written, so that its author finds it. */
const placed = (
  { file, lineOf, value, written }: LoadedFile,
  problems: readonly ValueProblem[],
): readonly ContentProblem[] =>
  problems.map(({ path: fields, ...problem }) => {
    const own = valueAt(written, fields);
    const isCleaned = typeof own === 'string' && own !== valueAt(value, fields);
    return { file, line: lineOf(fields), ...problem, ...(isCleaned && { value: own }) };
  });

/** Adds the pages that show a picture to its problem, because people notice it there. */
const withPages =
  ({ pages }: AnyKind) =>
  (problem: ValueProblem): ValueProblem =>
    problem.path[0] === 'image' && Array.isArray(pages)
      ? { ...problem, wanted: `${problem.wanted} (shown on ${pages.join(', ')})` }
      : problem;

/** Reports entries that repeat the value of an earlier entry in a field. */
function repeated(files: readonly LoadedFile[], field: string): readonly ContentProblem[] {
  const seen = new Map<unknown, string>();
  return files.flatMap((one) => {
    const value = valueAt(one.resolved, [field]);
    const looks = typeof value === 'string' ? looksOf(value) : value;
    const earlier = seen.get(looks);
    if (value !== undefined) seen.set(looks, earlier ?? one.file);
    return value !== undefined && earlier !== undefined
      ? placed(one, [{ path: [field], field, value, wanted: `another ${field}: ${earlier} has this one` }])
      : [];
  });
}

/** Returns the files below a folder by path. A broken link is one of them, and reading it reports the problem. */
const filesBelow = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => file.split(path.sep).join('/'))
        .filter((file) => !file.split('/').some(isSystemFile))
        .filter((file) => !existsSync(path.join(folder, file)) || statSync(path.join(folder, file)).isFile())
        .sort()
    : [];

const isOf = ({ isList, place }: AnyKind, file: string) =>
  isList ? path.posix.dirname(file) === place && file.endsWith('.yaml') : file === place;

/** Caches the last text of each file. The form and the tests read all files repeatedly, with only one change. */
const lastRead = new Map<string, { readonly text: string; readonly entry: EntryFile }>();

function readEntryFile(file: string, folder: string, changed: string | null | undefined): EntryFile {
  let text: string;
  try {
    text = changed ?? readFileSync(path.join(folder, file), 'utf8');
  } catch {
    const wanted = 'a readable file: this one is closed to you, or a broken link';
    return { ...parseEntryFile(file, ''), value: undefined, problems: [{ file, wanted }] };
  }
  const last = lastRead.get(file);
  if (last?.text === text) return last.entry;
  const entry = parseEntryFile(file, text);
  lastRead.set(file, { text, entry });
  return entry;
}

/**
 * Reads and checks the whole content.
 * @param folder the folder of entries, with the pictures next to it.
 * @param changed texts that replace those of files, to try a change. Null removes a file.
 */
export function loadContent(folder: string, changed: ReadonlyMap<string, string | null> = new Map()): LoadedContent {
  const present = [...filesBelow(folder), ...changed.keys()].filter((file) => changed.get(file) !== null);
  const files = [...new Set(present)].sort();
  const read = new Map(
    files
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => [file, readEntryFile(file, folder, changed.get(file))]),
  );
  // Each file only refers to files before it. So no fact contains itself, and every module finds its imports.
  const facts: Record<string, unknown> = {};
  const problems: ContentProblem[] = [
    ...files
      .filter((file) => !allKinds.some((kind) => isOf(kind, file)))
      .map((file) => ({ file, wanted: `a .yaml file in a folder of a kind: ${folders.join(', ')}` })),
    ...[...read.values()].flatMap((file) => file.problems),
  ];
  const pictureProblems = missingPictures(path.join(folder, '../pictures'));

  const check = (kind: AnyKind, file: EntryFile): LoadedFile => {
    const unresolved = new Set<string>();
    const refused: ValueProblem[] = [];
    const written = withTexts(kind.schema, file);
    const value = cleaned(kind.schema, written);
    const resolved = resolve(value, facts, (name, at, found) => {
      const field = at.join('.');
      unresolved.add(field);
      const wanted = wantedReference(name, found, facts);
      if (wanted !== null) refused.push({ path: at, field, value: `{${name}}`, wanted });
    });
    // An invalid reference is the only problem of its field.
    const others = problemsOf(kind.schema, resolved).filter(({ path: at }) => !unresolved.has(at.join('.')));
    const found = file.problems.length > 0 ? [] : [...refused, ...others, ...pictureProblems(resolved)];
    const loaded = { ...file, value, resolved, written };
    problems.push(...placed(loaded, found.map(withPages(kind))));
    return loaded;
  };

  const kinds = allKinds.map((kind): LoadedKind => {
    const own = [...read.values()].filter(({ file }) => isOf(kind, file));
    if (!kind.isList) {
      if (own.length === 0) problems.push({ file: kind.place, wanted: `a file with { ${fieldsOf(kind)} }` });
      const loaded = own.map((file) => check(kind, file));
      facts[kind.name] = loaded[0]?.resolved;
      return { kind, files: loaded, order: [], sources: {} };
    }
    const list = own.find(({ file }) => nameOf(file) === nameOf(listFile));
    const written = list && withTexts(listSchema(kind), list);
    const said = cleaned(listSchema(kind), written);
    if (!list) problems.push({ file: `${kind.place}/${listFile}`, wanted: 'a file with { order, sources }' });
    else if (list.problems.length === 0)
      problems.push(...placed({ ...list, value: said, resolved: said, written }, problemsOf(listSchema(kind), said)));
    const { order: ordered, sources = {} } = Object(said) as ListFile;
    const order = namesIn(ordered);
    const entries = inOrder(
      own.filter((file) => file !== list),
      order,
    ).map((file) => check(kind, file));
    // If two entries conflict, the changed entry has the problem, not an entry after it.
    const triedLast = [...entries].sort(
      (one, other) => Number(changed.has(one.file)) - Number(changed.has(other.file)),
    );
    problems.push(...kind.unique.flatMap((field) => repeated(triedLast, field)));
    return { kind, files: entries, order, sources };
  });
  return { kinds, facts, problems };
}
