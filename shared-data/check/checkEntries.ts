import type { Content } from './Content';
import type { ContentProblem } from './ContentProblem';
import type { EntryKind } from './entryKinds';
import { problemsOf } from './problemsOf';
import { textProblem } from './textProblem';

/** What is wrong with the entries of one list. */
export function checkEntries({ modules }: Content, kind: EntryKind): readonly ContentProblem[] {
  const { file, list } = kind;
  const module = modules.get(file);
  if (module === undefined) return [];
  const entries = module[list];
  if (!Array.isArray(entries)) {
    return [{ file, item: list, value: entries, wanted: 'a list of entries' }];
  }
  const { length } = entries;
  const miscounted: ContentProblem[] =
    kind.count === undefined || kind.count === length
      ? []
      : [{ file, item: list, value: `${length} entries`, wanted: `the ${kind.count} of the specification` }];
  return [
    ...miscounted,
    ...entries.flatMap((entry: unknown, place) =>
      problemsOf(kind.schema, entry).map((problem) => ({ file, item: entryName(entry, place), ...problem })),
    ),
    ...kind.unique.flatMap((field) => repeated(entries, field).map((problem) => ({ file, ...problem }))),
  ];
}

const fieldOf = (entry: unknown, field: string) => (Object(entry) as Record<string, unknown>)[field];

/** How a report calls an entry: by its id, name, title or label, else by its place. */
function entryName(entry: unknown, place: number): string {
  const names = ['id', 'name', 'title', 'label'].map((field) => fieldOf(entry, field));
  const name = names.find((text) => typeof text === 'string' && textProblem(text, 60) === null);
  return typeof name === 'string' ? name : `#${place + 1}`;
}

/** The entries that agree with an earlier one in a field. */
function repeated(entries: readonly unknown[], field: string): readonly Omit<ContentProblem, 'file'>[] {
  const seen = new Set<unknown>();
  return entries.flatMap((entry, place) => {
    const value = fieldOf(entry, field);
    const isRepeated = value !== undefined && seen.has(value);
    seen.add(value);
    return isRepeated
      ? [{ item: `#${place + 1}`, field, value, wanted: `another ${field}: an earlier entry has this one` }]
      : [];
  });
}
