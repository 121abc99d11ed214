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

/** A file that was read, and what it says once its references are in their places. */
interface LoadedFile extends EntryFile {
  readonly resolved: unknown;
  /** As it is written, where `value` is cleaned. */
  readonly written: unknown;
}

/** What people wrote of one kind. */
export interface LoadedKind {
  readonly kind: AnyKind;
  /** The entries of a list in their order, or the one file. */
  readonly files: readonly LoadedFile[];
  /** Where each field of the entries of a list comes from, where they do not say so themselves. */
  readonly sources: Readonly<Record<string, unknown>>;
}

/** All that people wrote, and all that is wrong with it. */
export interface LoadedContent {
  readonly kinds: readonly LoadedKind[];
  /** The facts in files, by the names of their kinds. */
  readonly facts: Facts;
  readonly problems: readonly ContentProblem[];
}

/** The file of a list that says in which order its entries stand, and where their fields come from. */
export const listFile = 'list.yaml';

/** What that file says. */
export const listSchema = ({ schema }: ListKind) =>
  group({
    order: z
      .array(z.string({ error: 'the name of a file, without .yaml' }), {
        error: 'a list of the names of files, without .yaml',
      })
      .meta({ format: 'order', description: 'The first stands first on the pages.' }),
    sources: group(
      Object.fromEntries(
        Object.keys(schema.shape)
          .filter((field) => field !== 'source' && field !== shownFromField)
          .map((field) => [field, source]),
      ),
    ).describe('Of every entry that does not say so itself.'),
  });

interface ListFile {
  readonly order?: unknown;
  readonly sources?: LoadedKind['sources'];
}

const folders = [...new Set(allKinds.map(({ isList, place }) => (isList ? place : path.posix.dirname(place))))];

const fieldsOf = ({ schema }: AnyKind) =>
  Object.keys('shape' in schema ? (schema.shape as object) : { value: 0 }).join(', ');

const nameOf = (file: string) => path.basename(file, '.yaml');

/** Those that the list names, in its order; then the others by name. */
function inOrder(files: readonly EntryFile[], order: unknown): readonly EntryFile[] {
  // A Mac may have decomposed the names of files (NFD).
  const composed = (name: unknown) => (typeof name === 'string' ? name.normalize('NFC') : name);
  const names = Array.isArray(order) ? order.map(composed) : [];
  const placeOf = ({ file }: EntryFile) => {
    const place = names.indexOf(composed(nameOf(file)));
    return place < 0 ? names.length : place;
  };
  return [...files].sort((one, other) => placeOf(one) - placeOf(other) || (one.file < other.file ? -1 : 1));
}

/** Numbers that stand where a text is wanted, as they are written: nobody puts a postal code in quotes. */
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

/** What is wanted instead of a name that a text refers to in vain; null where its file is reported itself. */
function wantedReference(name: string, found: Found | undefined, facts: Facts): string | null {
  if (found) return `a fact that is a text; {${name}} is ${shownValue(found.value)}`;
  const [root = ''] = name.split('.');
  const kind = allKinds.find((one) => one.name === root && !one.isList);
  if (!kind || Object(facts[root]) === facts[root])
    return 'a fact or a constant that there is, such as {org.name} or {walkFee}';
  return root in facts
    ? null
    : `the words themselves, or a fact of a file before this one: {${name}} is of ${kind.place}`;
}

/** What is wrong with a value of a file, with its lines. A text that was cleaned is shown as it is written: there it is found. */
const placed = (
  { file, lineOf, value, written }: LoadedFile,
  problems: readonly ValueProblem[],
): readonly ContentProblem[] =>
  problems.map(({ path: fields, ...problem }) => {
    const own = valueAt(written, fields);
    const isCleaned = typeof own === 'string' && own !== valueAt(value, fields);
    return { file, line: lineOf(fields), ...problem, ...(isCleaned && { value: own }) };
  });

/** What is wrong with a picture is looked for on the pages that show it. */
const withPages =
  ({ pages }: AnyKind) =>
  (problem: ValueProblem): ValueProblem =>
    problem.path[0] === 'image' && Array.isArray(pages)
      ? { ...problem, wanted: `${problem.wanted} (shown on ${pages.join(', ')})` }
      : problem;

/** The entries that agree with an earlier one in a field. */
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

/** The files below a folder, by their places. A link that leads nowhere is one: its reader tells. */
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

/** The last text of each file, as it was read: the form and the tests read all of them again and again, with one changed. */
const lastRead = new Map<string, { readonly text: string; readonly entry: EntryFile }>();

function readEntryFile(file: string, folder: string, changed: string | null | undefined): EntryFile {
  let text: string;
  try {
    text = changed ?? readFileSync(path.join(folder, file), 'utf8');
  } catch {
    const wanted = 'a file that can be read: this one is closed to you, or a link that leads nowhere';
    return { ...parseEntryFile(file, ''), value: undefined, problems: [{ file, wanted }] };
  }
  const last = lastRead.get(file);
  if (last?.text === text) return last.entry;
  const entry = parseEntryFile(file, text);
  lastRead.set(file, { text, entry });
  return entry;
}

/**
 * Reads and checks everything that people wrote.
 * @param folder the folder of entries, with the pictures beside it.
 * @param changed texts in the place of what files say, to try them; null for one that would be gone.
 */
export function loadContent(folder: string, changed: ReadonlyMap<string, string | null> = new Map()): LoadedContent {
  const present = [...filesBelow(folder), ...changed.keys()].filter((file) => changed.get(file) !== null);
  const files = [...new Set(present)].sort();
  const read = new Map(
    files
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => [file, readEntryFile(file, folder, changed.get(file))]),
  );
  // Each file refers to those before it alone: no fact can hold itself, and the modules find what they import.
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
    // What a field refers to in vain is its one problem.
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
      return { kind, files: loaded, sources: {} };
    }
    const list = own.find(({ file }) => nameOf(file) === nameOf(listFile));
    const written = list && withTexts(listSchema(kind), list);
    const said = cleaned(listSchema(kind), written);
    if (!list) problems.push({ file: `${kind.place}/${listFile}`, wanted: 'a file with { order, sources }' });
    else if (list.problems.length === 0)
      problems.push(...placed({ ...list, value: said, resolved: said, written }, problemsOf(listSchema(kind), said)));
    const { order, sources = {} } = Object(said) as ListFile;
    const entries = inOrder(
      own.filter((file) => file !== list),
      order,
    ).map((file) => check(kind, file));
    // What is tried is wrong, and not an entry that stands after it.
    const triedLast = [...entries].sort(
      (one, other) => Number(changed.has(one.file)) - Number(changed.has(other.file)),
    );
    problems.push(...kind.unique.flatMap((field) => repeated(triedLast, field)));
    return { kind, files: entries, sources };
  });
  return { kinds, facts, problems };
}
