import type { Content } from './Content';
import type { ContentProblem } from './ContentProblem';
import type { EntryKind } from './entryKinds';
import { pagesShowing } from './pagesShowing';
import { problemsOf } from './ContentProblem';
import { sourceWith } from './sourceSchema';
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
  const paths = Object(modules.get('paths.ts')?.['paths']) as Readonly<Record<string, string>>;
  const pages = pagesShowing(list, paths).join(', ');
  const problems = entries.map((entry: unknown) => problemsOf(kind.schema, entry).map(withPages(pages)));
  const good = entries.filter((_, place) => problems[place]?.length === 0);
  return [
    ...(kind.sources === undefined ? [] : checkSources(file, kind.sources, module[kind.sources], good)),
    ...entries.flatMap((entry: unknown, place) =>
      (problems[place] ?? []).map((problem) => ({ file, item: entryName(entry, place), ...problem })),
    ),
    ...kind.unique.flatMap((field) => repeated(entries, field).map((problem) => ({ file, ...problem }))),
  ];
}

/** What is wrong with a picture is looked for on the pages that show it. */
const withPages = (pages: string) => (problem: Omit<ContentProblem, 'file' | 'item'>) =>
  /^image\b/.test(problem.field ?? '') ? { ...problem, wanted: `${problem.wanted} (shown on ${pages})` } : problem;

const source = sourceWith({});

/** Every field that a good entry has says where it comes from. */
function checkSources(
  file: string,
  name: string,
  sources: unknown,
  entries: readonly unknown[],
): readonly ContentProblem[] {
  const fields = new Set(entries.flatMap((entry) => Object.keys(Object(entry) as object)));
  return [...fields].flatMap((field) =>
    problemsOf(source, fieldOf(sources, field)).map((problem) => ({
      file,
      item: name,
      ...problem,
      field: [field, problem.field].filter(Boolean).join('.'),
    })),
  );
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
