import { listFile, loadContent } from '@site/shared-data/compile/loadContent';
import type { ContentProblem } from '@site/shared-data/compile/ContentProblem';
import { pictureNameOf } from '@site/shared-data/pictureNameOf';
import { allKinds } from '@site/shared-data/schemas/kinds';
import { jsonSchemaOf } from '@site/shared-data/schemas/jsonSchema';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { changeYaml } from './changeYaml';
import { fieldOf } from './Field';
import type { Field } from './Field';

export type AnyKind = (typeof allKinds)[number];

/** The form of a kind: of each of its entries, or of its file. */
export const formOf = ({ schema }: AnyKind): Field => fieldOf('', jsonSchemaOf(schema));

/** The kind that a file below the entries is of. */
export const kindOf = (file: string): AnyKind | undefined =>
  path.posix.basename(file) === listFile
    ? undefined
    : allKinds.find(({ isList, place }) => (isList ? path.posix.dirname(file) === place : file === place));

/** What a file says; nothing where there is none. */
export const textOf = (folder: string, file: string): string =>
  existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), 'utf8') : '';

/** What the text of an entry says; null where it cannot be read. */
export function valueIn(text: string): unknown {
  try {
    return parse(text) as unknown;
  } catch {
    return null;
  }
}

/** How people call an entry. */
export function nameOf(value: unknown): string {
  const fields = Object(value) as Readonly<Record<string, unknown>>;
  const name = ['title', 'name', 'label', 'id'].map((field) => fields[field]).find((one) => typeof one === 'string');
  return typeof name === 'string' ? name : '';
}

/** The file of a new entry: called after it, beside those of the same name. */
export function newFile(folder: string, { place }: AnyKind, value: unknown): string {
  const name = pictureNameOf(nameOf(value)) || 'new';
  let number = 1;
  const file = () => `${place}/${name}${number > 1 ? `-${number}` : ''}.yaml`;
  while (existsSync(path.join(folder, file()))) number += 1;
  return file();
}

const lineOf = ({ file, field, wanted }: ContentProblem) => [file, field, wanted].join();

/** What would be wrong with the content once files say something else, and is not wrong yet. */
export function newProblems(folder: string, changed: ReadonlyMap<string, string | null>): readonly ContentProblem[] {
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

type Fields = Readonly<Record<string, unknown>>;

/** What is sent, over what others wrote: only the fields that were changed here. */
function merge(base: unknown, theirs: unknown, mine: unknown): unknown {
  if ([base, theirs, mine].some((value) => typeof value !== 'object' || value === null || Array.isArray(value)))
    return mine;
  const [was, now, own] = [base, theirs, mine] as [Fields, Fields, Fields];
  const names = [...new Set([...Object.keys(now), ...Object.keys(own)])];
  const fields = names.map((name) => [name, isDeepStrictEqual(was[name], own[name]) ? now[name] : own[name]] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/**
 * Saves an entry, where nothing is wrong with it.
 * @param base the text that its form was filled from; what has been written since is not overwritten unseen.
 */
export function saveEntry(folder: string, file: string, base: string, value: unknown): Saved {
  const text = textOf(folder, file);
  if (text !== base) {
    const theirs = valueIn(text);
    return { is: 'overtaken', theirs, merged: merge(valueIn(base), theirs, value) };
  }
  const changed = changeYaml(text, value);
  const problems = newProblems(folder, new Map([[file, changed]]));
  if (problems.length > 0) return { is: 'wrong', problems };
  writeFileSync(path.join(folder, file), changed);
  return { is: 'saved' };
}

/** Takes an entry out. */
export const removeEntry = (folder: string, file: string) => rmSync(path.join(folder, file));
