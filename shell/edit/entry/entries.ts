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

/** Returns the root field of a kind. It describes the form of each entry, or of the kind's one file. */
export const formOf = ({ schema }: AnyKind): Field => fieldOf('', jsonSchemaOf(schema));

/** Returns the kind of a file below the entries, or undefined. A file that orders a list has its own kind. */
export function kindOf(file: string): AnyKind | undefined {
  if (!file.endsWith('.yaml')) return undefined;
  const kind = allKinds.find(({ isList, place }) => (isList ? path.posix.dirname(file) === place : file === place));
  if (!kind?.isList || path.posix.basename(file) !== listFile) return kind;
  return { ...kind, isList: false, title: `${kind.title}: ${listTitle}`, place: file, schema: listSchema(kind) };
}

/** The title of the file that orders a list. */
export const listTitle = 'order and sources';

/** Returns the text of a file, or '' if the file does not exist. */
export const textOf = (folder: string, file: string): string =>
  existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), 'utf8') : '';

/** Returns the value of an entry's text, or null if the text is not valid YAML. */
function valueIn(text: string): unknown {
  try {
    return parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Returns the value of a file's text that a form shows. An order also includes the entries that its file does not name. */
export function shownIn(folder: string, file: string, text: string): unknown {
  const value = valueIn(text);
  if (path.basename(file) !== listFile) return value;
  const { kinds } = loadContent(folder, new Map([[file, text]]));
  const { files = [] } = kinds.find(({ kind }) => kind.place === path.posix.dirname(file)) ?? {};
  return { ...(Object(value) as Fields), order: files.map((one) => path.basename(one.file, '.yaml')) };
}

/** Returns the name of an entry, or ''. A name wins over a title, because the title of a person is a role. */
export function nameOf(value: unknown): string {
  const fields = Object(value) as Fields;
  const name = ['name', 'title', 'label', 'id'].map((field) => fields[field]).find((one) => typeof one === 'string');
  return typeof name === 'string' ? name : '';
}

/**
 * Returns the name of the entry in a file, or the title of its kind if the kind has one file.
 * @param text the text of the file. For a removed file, its last text.
 */
export function titleOf(folder: string, file: string, text = textOf(folder, file)): string {
  const kind = kindOf(file);
  return (kind?.isList ? nameOf(valueIn(text)) : kind?.title) || path.basename(file, '.yaml');
}

/** Returns the name of an entry in a list. A person has the role after the name. */
export function listedName(value: unknown): string {
  const { name, title } = Object(value) as Fields;
  return typeof name === 'string' && typeof title === 'string' ? `${name}, ${title}` : nameOf(value);
}

/** Returns the file for a new entry: its name, with a number if that file exists. */
export function newFile(folder: string, { place }: AnyKind, value: unknown): string {
  const name = nameOf(value) === '' ? 'new' : pictureNameOf(nameOf(value));
  let number = 1;
  const file = () => `${place}/${name}${number > 1 ? `-${number}` : ''}.yaml`;
  while (existsSync(path.join(folder, file()))) number += 1;
  return file();
}

const lineOf = ({ file, field, wanted }: ContentProblem) => [file, field, wanted].join();

/** Returns the problems that changed files would add to the content. */
function newProblems(folder: string, changed: ReadonlyMap<string, string | null>): readonly ContentProblem[] {
  const before = new Set(loadContent(folder).problems.map(lineOf));
  return loadContent(folder, changed).problems.filter(
    (problem) => changed.has(problem.file) || !before.has(lineOf(problem)),
  );
}

/** The result of a save. */
export type Saved =
  | { readonly is: 'saved' }
  | { readonly is: 'wrong'; readonly problems: readonly ContentProblem[] }
  /** Somebody else changed the file meanwhile: their value, and the value with both changes. */
  | { readonly is: 'overtaken'; readonly theirs: unknown; readonly merged: unknown };

/** Returns the value of others with the fields that changed here. */
function merge(base: unknown, theirs: unknown, mine: unknown): unknown {
  if (isDeepStrictEqual(base, mine)) return theirs;
  if ([base, theirs, mine].some((value) => typeof value !== 'object' || value === null || Array.isArray(value)))
    return mine;
  const [was, now, own] = [base, theirs, mine] as [Fields, Fields, Fields];
  const names = [...new Set([...Object.keys(now), ...Object.keys(own)])];
  const fields = names.map((name) => [name, merge(was[name], now[name], own[name])] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** Returns the submitted value with cleaned texts. A text that did not change here stays as it is. */
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
 * Saves an entry if the check finds no problem.
 * @param base the text that the form was filled from. If the file has changed since, the result is 'overtaken'.
 * @param isTrial whether to return the result and write nothing.
 */
export function saveEntry(folder: string, file: string, base: string, sent: unknown, isTrial = false): Saved {
  const text = textOf(folder, file);
  const shown = shownIn(folder, file, base);
  const schema = kindOf(file)?.schema;
  const value = schema ? cleanChanges(shown, sent, cleaned(schema, sent)) : sent;
  const theirs = shownIn(folder, file, text);
  const now = valueIn(text);
  if (!isDeepStrictEqual(shown, theirs))
    // An empty file has no value to merge with.
    return { is: 'overtaken', theirs, merged: now === null ? value : merge(shown, theirs, value) };
  const changed = changeYaml(text, merge(shown, now, value));
  if (changed === text) return { is: 'saved' };
  const problems = newProblems(folder, new Map([[file, changed]]));
  if (problems.length > 0) return { is: 'wrong', problems };
  if (!isTrial) writeWhole(path.join(folder, file), changed);
  return { is: 'saved' };
}

/** Removes the file of an entry, and its name from the order of its list. */
export function removeEntry(folder: string, file: string): void {
  rmSync(path.join(folder, file));
  const list = path.posix.join(path.posix.dirname(file), listFile);
  const value = Object(valueIn(textOf(folder, list))) as { readonly order?: readonly string[] };
  const name = path.basename(file, '.yaml');
  if (!value.order?.includes(name)) return;
  const order = value.order.filter((one) => one !== name);
  writeWhole(path.join(folder, list), changeYaml(textOf(folder, list), { ...value, order }));
}
