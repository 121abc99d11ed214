import { listFile, listSchema, loadContent } from '@site/shared-data/compile/loadContent';
import type { ContentProblem } from '@site/shared-data/compile/ContentProblem';
import { cleaned } from '@site/shared-data/schemas/clean/cleaned';
import { pictureNameOf } from '@site/shared-data/compile/pictureNameOf';
import { allKinds } from '@site/shared-data/schemas/kinds';
import { jsonSchemaOf } from '@site/shared-data/schemas/jsonSchema';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { changeYaml } from './changeYaml';
import { fieldOf, partOf, type Field, type Fields } from './Field';
import { writeWhole } from './writeWhole';

export type AnyKind = (typeof allKinds)[number];

/** The form of a kind: of each of its entries, or of its file. */
export const formOf = ({ schema }: AnyKind): Field => fieldOf('', jsonSchemaOf(schema));

/** The kind that a file below the entries is of. The file that orders a list is of a kind of its own. */
export function kindOf(file: string): AnyKind | undefined {
  if (!file.endsWith('.yaml')) return undefined;
  const kind = allKinds.find(({ isList, place }) => (isList ? path.posix.dirname(file) === place : file === place));
  if (!kind?.isList || path.posix.basename(file) !== listFile) return kind;
  return { ...kind, isList: false, title: `${kind.title}: ${listTitle}`, place: file, schema: listSchema(kind) };
}

/** What the form calls the file that orders a list. */
export const listTitle = 'order, and where they come from';

/** What a file says; nothing where there is none. */
export const textOf = (folder: string, file: string): string =>
  existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), 'utf8') : '';

/** What the text of an entry says; null where it cannot be read. */
function valueIn(text: string): unknown {
  try {
    return parse(text) as unknown;
  } catch {
    return null;
  }
}

/** What the text of a file says as a form shows it: an order has all entries, also those that it does not name. */
export function shownIn(folder: string, file: string, text: string): unknown {
  const value = valueIn(text);
  if (path.basename(file) !== listFile) return value;
  const { kinds } = loadContent(folder, new Map([[file, text]]));
  const { files = [] } = kinds.find(({ kind }) => kind.place === path.posix.dirname(file)) ?? {};
  return { ...(Object(value) as Fields), order: files.map((one) => path.basename(one.file, '.yaml')) };
}

/** How people call an entry. Of people, the title is their role. */
export function nameOf(value: unknown): string {
  const fields = Object(value) as Fields;
  const name = ['name', 'title', 'label', 'id'].map((field) => fields[field]).find((one) => typeof one === 'string');
  return typeof name === 'string' ? name : '';
}

/**
 * How people call what is in a file: the entry, or the one thing of its kind.
 * @param text what the file says, or said before it was removed.
 */
export function titleOf(folder: string, file: string, text = textOf(folder, file)): string {
  const kind = kindOf(file);
  return (kind?.isList ? nameOf(valueIn(text)) : kind?.title) || path.basename(file, '.yaml');
}

/** How people call an entry in a list: people with their role. */
export function listedName(value: unknown): string {
  const { name, title } = Object(value) as Fields;
  return typeof name === 'string' && typeof title === 'string' ? `${name}, ${title}` : nameOf(value);
}

/** The file of a new entry: called after it, beside those of the same name. */
export function newFile(folder: string, { place }: AnyKind, value: unknown): string {
  const name = nameOf(value) === '' ? 'new' : pictureNameOf(nameOf(value));
  let number = 1;
  const file = () => `${place}/${name}${number > 1 ? `-${number}` : ''}.yaml`;
  while (existsSync(path.join(folder, file()))) number += 1;
  return file();
}

const lineOf = ({ file, field, wanted }: ContentProblem) => [file, field, wanted].join();

/** What would be wrong with the content once files say something else, and is not wrong yet. */
function newProblems(folder: string, changed: ReadonlyMap<string, string | null>): readonly ContentProblem[] {
  const before = new Set(loadContent(folder).problems.map(lineOf));
  return loadContent(folder, changed).problems.filter(
    (problem) => changed.has(problem.file) || !before.has(lineOf(problem)),
  );
}

/** What became of an entry that was sent. */
export type Saved =
  | { readonly is: 'saved' }
  | { readonly is: 'wrong'; readonly problems: readonly ContentProblem[] }
  /** Somebody else changed it meanwhile: what they wrote, and both changes together. */
  | { readonly is: 'overtaken'; readonly theirs: unknown; readonly merged: unknown };

/** What is sent, over what others wrote: only the fields that were changed here. */
function merge(base: unknown, theirs: unknown, mine: unknown): unknown {
  if (isDeepStrictEqual(base, mine)) return theirs;
  if ([base, theirs, mine].some((value) => typeof value !== 'object' || value === null || Array.isArray(value)))
    return mine;
  const [was, now, own] = [base, theirs, mine] as [Fields, Fields, Fields];
  const names = [...new Set([...Object.keys(now), ...Object.keys(own)])];
  const fields = names.map((name) => [name, merge(was[name], now[name], own[name])] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** What is sent, with each text cleaned that was changed here; the others stay as somebody wrote them. */
function cleanChanges(base: unknown, mine: unknown, clean: unknown): unknown {
  if (isDeepStrictEqual(base, mine)) return mine;
  if (Array.isArray(mine)) {
    const before: readonly unknown[] = Array.isArray(base) ? base : [];
    return mine.map((row: unknown, at) =>
      before.some((one) => isDeepStrictEqual(one, row)) ? row : cleanChanges(before[at], row, partOf(clean, at)),
    );
  }
  if (typeof mine !== 'object' || mine === null) return clean;
  return Object.fromEntries(
    Object.entries(mine).map(([name, field]) => [name, cleanChanges(partOf(base, name), field, partOf(clean, name))]),
  );
}

/**
 * Saves an entry, where nothing is wrong with it.
 * @param base the text that its form was filled from; what fields have come to say since is not overwritten unseen.
 * @param isTrial whether to say what would become of it, and write nothing.
 */
export function saveEntry(folder: string, file: string, base: string, sent: unknown, isTrial = false): Saved {
  const text = textOf(folder, file);
  const shown = shownIn(folder, file, base);
  const schema = kindOf(file)?.schema;
  const value = schema ? cleanChanges(shown, sent, cleaned(schema, sent)) : sent;
  const theirs = shownIn(folder, file, text);
  const now = valueIn(text);
  if (!isDeepStrictEqual(shown, theirs))
    // A file that was emptied has nothing to be merged with.
    return { is: 'overtaken', theirs, merged: now === null ? value : merge(shown, theirs, value) };
  const changed = changeYaml(text, merge(shown, now, value));
  if (changed === text) return { is: 'saved' };
  const problems = newProblems(folder, new Map([[file, changed]]));
  if (problems.length > 0) return { is: 'wrong', problems };
  if (!isTrial) writeWhole(path.join(folder, file), changed);
  return { is: 'saved' };
}

/** Takes an entry out, also of the order of its list. */
export function removeEntry(folder: string, file: string): void {
  rmSync(path.join(folder, file));
  const list = path.posix.join(path.posix.dirname(file), listFile);
  const value = Object(valueIn(textOf(folder, list))) as { readonly order?: readonly string[] };
  const name = path.basename(file, '.yaml');
  if (!value.order?.includes(name)) return;
  const order = value.order.filter((one) => one !== name);
  writeWhole(path.join(folder, list), changeYaml(textOf(folder, list), { ...value, order }));
}
