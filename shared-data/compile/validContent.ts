import path from 'node:path';
import type { ContentProblem } from './ContentProblem';
import { listFile, loadContent, type LoadedContent, type LoadedKind } from './loadContent';

/** Returns earlier texts of a file of entries, the newest first. */
export type EarlierTexts = (file: string) => Promise<readonly string[]>;

/** The valid part of a content, with an earlier version of each invalid file if there is one. */
export interface ValidContent {
  readonly content: LoadedContent;
  /** The problems of each file that was replaced or left out. */
  readonly problemsOf: ReadonlyMap<string, readonly ContentProblem[]>;
  /** The problems of files that have no valid version and cannot be left out. */
  readonly remaining: readonly ContentProblem[];
}

const isOf = ({ kind: { isList, place } }: LoadedKind, file: string) =>
  isList ? path.posix.dirname(file) === place : file === place;

/** Returns whether pages can be built without a file: an entry of a list, or a file of no kind. */
const isOptional = (kinds: readonly LoadedKind[], file: string) =>
  path.posix.basename(file) !== listFile && !kinds.some((one) => !one.kind.isList && isOf(one, file));

/**
 * Reads a content, and replaces each invalid file by its newest valid version. It leaves out an entry that has none. Files with
 * facts come first, because an entry can be invalid only through a fact.
 */
export async function validContent(folder: string, earlierTexts: EarlierTexts): Promise<ValidContent> {
  const changed = new Map<string, string | null>();
  const versionsLeft = new Map<string, (string | null)[]>();
  const problemsOf = new Map<string, readonly ContentProblem[]>();
  for (;;) {
    const content = loadContent(folder, changed);
    const { kinds } = content;
    const invalid = [...new Set(content.problems.map(({ file }) => file))];
    for (const file of invalid.filter((one) => !versionsLeft.has(one)))
      versionsLeft.set(file, [...(await earlierTexts(file)), ...(isOptional(kinds, file) ? [null] : [])]);
    const placeOf = (file: string) => kinds.findIndex((kind) => isOf(kind, file));
    const open = invalid.filter((file) => (versionsLeft.get(file) ?? []).length > 0);
    const first = Math.min(...open.map(placeOf));
    const tried = open.length > 0 ? open.filter((file) => placeOf(file) === first) : invalid;
    for (const file of tried) {
      const problems = content.problems.filter((problem) => problem.file === file);
      problemsOf.set(file, problemsOf.get(file) ?? problems);
    }
    if (open.length === 0) return { content, problemsOf, remaining: content.problems };
    for (const file of tried) changed.set(file, versionsLeft.get(file)?.shift() ?? null);
  }
}
