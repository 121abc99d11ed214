import type { z } from 'zod';
import type { ClinicDay } from '../src/dates/clinicDay';
import type { Content } from './Content';
import type { ContentProblem } from './ContentProblem';
import type { EntryKind } from './entryKinds';
import { pagesShowing } from './pagesShowing';
import { problemsOf } from './ContentProblem';
import { sourceWith } from './sourceSchema';
import { textProblem } from './textProblem';

/** What is wrong with the entries of one list. */
export function checkEntries({ modules }: Content, kind: EntryKind, today: ClinicDay): readonly ContentProblem[] {
  const { file, list } = kind;
  const module = modules.get(file);
  if (module === undefined) return [];
  const entries = module[list];
  if (!Array.isArray(entries)) {
    return [{ file, item: list, value: entries, wanted: 'a list of entries' }];
  }
  const paths = Object(modules.get('paths.ts')?.['paths']) as Readonly<Record<string, string>>;
  const pages = pagesShowing(list, paths).join(', ');
  const source = sourceWith({}, today);
  const problems = entries.map((entry: unknown) => {
    const { own, fields } = kind.sources === undefined ? { fields: entry } : parted(entry);
    return [
      ...problemsOf(kind.schema, fields).map(withPages(pages)),
      ...(own === undefined ? [] : problemsOf(source, own).map(within('source'))),
    ];
  });
  const good = entries.filter((_, place) => problems[place]?.length === 0);
  return [
    ...(kind.sources === undefined ? [] : checkSources(file, kind.sources, module[kind.sources], good, source)),
    ...entries.flatMap((entry: unknown, place) =>
      (problems[place] ?? []).map((problem) => ({ file, item: entryName(entry, place), ...problem })),
    ),
    ...kind.unique.flatMap((field) => repeated(entries, field).map((problem) => ({ file, ...problem }))),
  ];
}

type Unplaced = Omit<ContentProblem, 'file' | 'item'>;

/** The same problem, a field further in. */
const within = (field: string) => (problem: Unplaced) => ({
  ...problem,
  field: [field, problem.field].filter(Boolean).join('.'),
});

/** Where an entry says that it comes from itself, and all else it says. */
function parted(entry: unknown): { readonly own?: unknown; readonly fields: unknown } {
  if (fieldOf(entry, 'source') === undefined) return { fields: entry };
  const { source, ...fields } = entry as Readonly<Record<string, unknown>>;
  return { own: source, fields };
}

/** What is wrong with a picture is looked for on the pages that show it. */
const withPages = (pages: string) => (problem: Unplaced) =>
  /^image\b/.test(problem.field ?? '') ? { ...problem, wanted: `${problem.wanted} (shown on ${pages})` } : problem;

/** Every field that a good entry has says where it comes from. */
function checkSources(
  file: string,
  name: string,
  sources: unknown,
  entries: readonly unknown[],
  source: z.ZodType,
): readonly ContentProblem[] {
  const fields = new Set(entries.flatMap((entry) => Object.keys(Object(parted(entry).fields) as object)));
  return [...fields].flatMap((field) =>
    problemsOf(source, fieldOf(sources, field)).map((problem) => ({
      file,
      item: name,
      ...within(field)(problem),
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
